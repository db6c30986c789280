/** A position of the game, before a turn, after it and after the better one, with the places of both marked. */
import type { PlaceId } from '@guildhall/board-kit';
import type { ReviewedTurn } from '@guildhall/bots/review';
import { randomFrom } from '@guildhall/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardPart, type Mark } from '../guide/board-part.tsx';
import { go } from '../router.ts';
import { roundName } from '../text/round-name.ts';
import { useSay } from '../text/texts.tsx';
import { beginExercise } from './begin-exercise.ts';
import { lossInDigits, type ReviewParts } from './parts.ts';
import { type ReviewedGame, turnInWords } from './reviewed-game.ts';
import { useReviewSay } from './texts.ts';
import '../guide/guide.css';

const SHOWN = ['before', 'played', 'better'] as const;
type Shown = (typeof SHOWN)[number];

interface PositionCardProps extends ReviewParts {
  readonly turn: ReviewedTurn;
  readonly address: string;
}

export function PositionCard(props: PositionCardProps): ReactNode {
  const { game, names, turn, review, address, onShow } = props;
  const say = useSay();
  const tell = useReviewSay();
  const [wanted, setWanted] = useState<Shown>('better');
  const { better, played, loss, grade, seat, number, where } = turn;
  const shown = wanted === 'better' && better === null ? 'played' : wanted;
  const drawn = useMemo(() => drawnAfter(game, turn, shown), [game, turn, shown]);
  const marks = useMemo(() => marksOf(game, turn), [game, turn]);
  const at = review.turns.indexOf(turn);
  const verdict =
    grade === 'forced'
      ? tell('forcedTurn')
      : better === null
        ? tell('bestTurn')
        : grade === 'good' || grade === 'best'
          ? tell('goodTurn')
          : tell('lost', { points: lossInDigits(loss, say.language) });
  const tryOut = async (): Promise<void> => {
    const { branchOff } = await import('../transport/analysis.ts');
    const { snapshot, table } = game;
    const from = `${address}/review?at=${number}`;
    go(`/analysis/${await branchOff(snapshot, table.options, table.viewAt(seat, number - 1), from)}`);
  };
  const step = (by: number): void => onShow(review.turns[at + by].number);
  return (
    <section className="review-card review-position" aria-labelledby="review-position">
      <header>
        <h2 id="review-position">{names[seat]}</h2>
        <p className="soft">
          {roundName(game, where.round, say)} ·{' '}
          {tell('turnOf', { turn: at + 1, turns: review.turns.length, name: names[seat] })}
        </p>
        <span className="spread" />
        <button type="button" className="quiet" disabled={at === 0} onClick={() => step(-1)}>
          {tell('previousTurn')}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={at === review.turns.length - 1}
          onClick={() => step(1)}
        >
          {tell('nextTurn')}
        </button>
      </header>
      <div className="review-words" aria-live="polite">
        <p>
          <i>{tell('played')}</i> {turnInWords(game, played.lines)}. {verdict}
        </p>
        {better !== null && (
          <p className="review-better">
            <i>{tell('better')}</i> <b>{turnInWords(game, better.lines)}</b>
          </p>
        )}
      </div>
      <BoardPart
        drawnPosition={drawn}
        part="main"
        lit={NOTHING}
        around={NOTHING}
        label={tell('board')}
        marks={marks}
      />
      <footer>
        <fieldset className="choices">
          <legend className="kit-hidden">{tell('board')}</legend>
          {SHOWN.filter((one) => one !== 'better' || better !== null).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="review-shown"
                checked={shown === one}
                onChange={() => setWanted(one)}
              />
              <span>{tell(one)}</span>
            </label>
          ))}
        </fieldset>
        <span className="spread" />
        <button type="button" className="quiet" onClick={() => void tryOut()}>
          {say('branch')}
        </button>
        {better !== null && (
          <button type="button" className="main" onClick={() => void beginExercise(props, number)}>
            {tell('findIt')}
          </button>
        )}
      </footer>
    </section>
  );
}

const NOTHING: readonly PlaceId[] = [];

/** What its seat saw, with a turn on top; what nobody could know is dealt anew, as in an analysis board. */
function drawnAfter(
  { table, board, speech }: ReviewedGame,
  { number, seat, played, better }: ReviewedTurn,
  shown: Shown,
) {
  const { rules } = table;
  const before = table.viewAt(seat, number - 1);
  const lines = shown === 'before' ? [] : shown === 'better' ? (better?.lines ?? []) : played.lines;
  const state = rules.determinize(before, randomFrom(`${number}`));
  for (const line of lines) {
    const action = rules.legal(state, seat).find((one) => rules.notation.write(one) === line);
    if (action === undefined) break;
    rules.apply(state, seat, action);
  }
  const view = lines.length === 0 ? before : rules.view(state, seat);
  const props = {
    view,
    seat,
    rules,
    words: speech,
    deciders: [],
    offers: [],
    marks: new Map(),
    users: new Map(),
  };
  return { rules, view, seat, events: [], board, props, speech };
}

/** Where each of both turns did something; what both do is marked as neither. */
function marksOf(
  { table: { rules }, board }: ReviewedGame,
  { played, better }: ReviewedTurn,
): ReadonlyMap<PlaceId, Mark> {
  const placesOf = (lines: readonly string[]): Set<PlaceId> =>
    new Set(
      lines.flatMap((line) => {
        const action = rules.notation.read(line);
        return action === null ? [] : board.places(action);
      }),
    );
  const wrong = placesOf(played.lines);
  const right = placesOf(better?.lines ?? []);
  return new Map([
    ...[...wrong]
      .filter((place) => better !== null && !right.has(place))
      .map((place) => [place, 'wrong'] as const),
    ...[...right].filter((place) => !wrong.has(place)).map((place) => [place, 'right'] as const),
  ]);
}
