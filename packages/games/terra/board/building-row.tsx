/** A row of buildings on a player board: what has left uncovers its income, the next one tells what it will uncover. */
import { type SeatLook, useChangeOf, Why, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type BuildingShape, Piece } from './pieces.tsx';

interface BuildingGroupProps {
  readonly name: string;
  /** Null: there is none to build any more. */
  readonly price: ReactNode;
  /** Whose price it is, and of what. */
  readonly of: number;
  readonly kind: string;
  readonly className?: string;
  /** Slots, or a piece with words. */
  readonly children: ReactNode;
}

function BuildingGroup(props: BuildingGroupProps): ReactNode {
  const { name, price, of, kind, className = '', children } = props;
  return (
    <div className={`pb-group ${className}`}>
      <p className="pb-group-head">
        <b>{name}</b>
        {price !== null && (
          <Why about={`price ${of} ${kind}`} className="pb-price">
            {price}
          </Why>
        )}
      </p>
      <div className="pb-slots">{children}</div>
    </div>
  );
}

/** With up to this many pieces in a row, each has room for a letter. */
const LETTERED = 8;

/** Counts of resources, by name. */
type Amounts = Readonly<Record<string, number>>;

interface SlotsProps<Income> {
  readonly shape: BuildingShape;
  readonly look: SeatLook;
  readonly pieces: number;
  readonly built: number;
  /** The name of the count that a previewed choice changes; null on another player's board. */
  readonly count: string | null;
  /** By how many of the kind are built. */
  readonly income: readonly Income[];
  draw(gains: Amounts, sign: '+' | ''): ReactNode;
  /** What a piece says that uncovers nothing; null: it says nothing. */
  readonly nothing?: ReactNode;
  readonly words: Words;
}

/** Pieces leave from the left. One that uncovers no income shows +0, because players overlook it. */
function Slots<Income extends Readonly<Record<keyof Income, number>>>(props: SlotsProps<Income>): ReactNode {
  const { shape, look, pieces, built, count, draw, nothing = '+0', words } = props;
  const leaving = useChangeOf(count ?? '');
  const income: readonly Amounts[] = props.income;
  const shown = (gains: Amounts, sign: '+' | ''): ReactNode =>
    Object.values(gains).some((count) => count !== 0) ? draw(gains, sign) : null;
  /** What one more building adds to the income. */
  const gain = (at: number, sign: '+' | ''): ReactNode => {
    const after = Object.entries(income[at + 1] ?? income[at]);
    return shown(Object.fromEntries(after.map(([name, count]) => [name, count - income[at][name]])), sign);
  };
  const base = shown(income[0], '');
  const next = gain(built, '+') ?? nothing;
  return (
    <>
      {base !== null && <span className="pb-slot pb-slot-base">{base}</span>}
      {Array.from({ length: pieces }, (_, at) =>
        at < built ? (
          <span key={at} className="pb-slot pb-slot-open">
            {gain(at, '')}
          </span>
        ) : (
          <span key={at} className="pb-slot pb-slot-piece" data-ghost={at < built + leaving || undefined}>
            {/* What the next piece uncovers stands where its letter would. */}
            <Piece shape={shape} look={look} letter={pieces <= LETTERED && (at > built || next === null)} />
            {at === built && next !== null && <span className="pb-next">{next}</span>}
          </span>
        ),
      )}
      <span className="kit-hidden">{words.say('piecesLeft', { pieces: pieces - built })}</span>
    </>
  );
}

interface StockProps<Income> extends Omit<SlotsProps<Income>, 'count'> {
  readonly of: number;
  /** A key of the names, and of the counts. */
  readonly kind: string;
  readonly price: ReactNode;
  readonly isOwn: boolean;
  /** Something else stands in place of the pieces, which cost nothing any more. */
  readonly isReplaced?: boolean;
  readonly className?: string;
  /** What stands behind the pieces. */
  readonly children?: ReactNode;
}

/** Buildings of one kind: their name, their price and the pieces. */
export function Stock<Income extends Readonly<Record<keyof Income, number>>>(
  props: StockProps<Income>,
): ReactNode {
  const { of, kind, price, isOwn, isReplaced = false, className = '', words, children } = props;
  return (
    <BuildingGroup
      name={words.name(kind)}
      price={isReplaced ? null : price}
      of={of}
      kind={kind}
      className={className}
    >
      {!isReplaced && <Slots {...props} count={isOwn ? kind : null} />}
      {children}
    </BuildingGroup>
  );
}
