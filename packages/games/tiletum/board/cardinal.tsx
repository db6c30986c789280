/** The Cardinal: his board, the decree card that lies open with the line he followed, and his challenges. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { FLOORS, NEEDS, type Need } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { inDigits } from './amounts.tsx';
import { type Atlas, CARDINAL, dieOf, NONE } from './atlas.ts';
import { decreeLines, needCount } from './decree.ts';
import { challengeText } from './describe.ts';
import { TileFace } from './faces.tsx';
import { GameIcon, type GameIconName } from './icons.tsx';
import { DieIcon } from './pieces.tsx';
import type { PartProps } from './props.ts';

const NEED_ICONS: Readonly<Record<Need, readonly GameIconName[]>> = {
  stone: ['stone'],
  ironWool: ['iron', 'wool'],
  food: ['food'],
  gold: ['gold'],
};

export function CardinalBoard(props: PartProps): ReactNode {
  const { atlas, view, words } = props;
  const player = view.players[CARDINAL];
  const pieces: readonly { readonly icon: GameIconName; readonly count: number }[] = [
    { icon: 'house', count: player.houses },
    { icon: 'pillar', count: player.pillars },
    ...(view.silver === null
      ? []
      : ([
          { icon: 'silver', count: player.silver },
          { icon: 'mine', count: player.mines },
          { icon: 'seeker', count: player.seekersLeft },
        ] as const)),
  ];
  return (
    <div className="til-cardinal" style={{ '--own': 'var(--til-cardinal)' } as React.CSSProperties}>
      <Place id="cardinal" className="til-cardinal-head">
        <GameIcon name="cardinal" size={1.7} />
        <b>{words.name('cardinal')}</b>
        <span className="til-part til-cardinal-points">
          {inDigits(player.points)}
          <GameIcon name="points" size={1} />
        </span>
      </Place>
      <div className="til-cardinal-goods">
        {NEEDS.map((need) => (
          <span key={need} className="til-part" title={words.name(need)}>
            {NEED_ICONS[need].map((icon) => (
              <GameIcon key={icon} name={icon} size={1.15} />
            ))}
            <b>{needCount(player, need)}</b>
            <span className="kit-hidden">{words.name(need)}</span>
          </span>
        ))}
        {pieces.map(({ icon, count }) => (
          <span key={icon} className="til-part">
            <GameIcon name={icon} size={1.15} />
            <b>{count}</b>
          </span>
        ))}
      </div>
      <div className="til-cardinal-rooms">
        {atlas.tables.buildings.slice(0, atlas.tables.cardinal.buildings).map((_, building) => (
          <CardinalBuilding key={building} atlas={atlas} view={view} building={building} />
        ))}
        <CardinalTiles {...props} />
      </div>
    </div>
  );
}

function CardinalBuilding({
  atlas,
  view,
  building,
}: {
  readonly atlas: Atlas;
  readonly view: State;
  readonly building: number;
}): ReactNode {
  const { rooms, crests } = view.players[CARDINAL];
  const crest = crests[building];
  return (
    <span className="til-cardinal-building">
      {Array.from({ length: atlas.tables.buildings[building].rooms }, (_, floor) => {
        const tile = rooms[building * FLOORS + floor];
        return tile === NONE ? (
          <span key={floor} className="til-slot" />
        ) : (
          <Place key={floor} id={`tile:${atlas.tiles[tile].id}`} className="til-card">
            <TileFace tile={atlas.tiles[tile]} />
          </Place>
        );
      })}
      {crest !== NONE && (
        <Place id={`tile:${atlas.tiles[crest].id}`} className="til-card">
          <TileFace tile={atlas.tiles[crest]} />
        </Place>
      )}
    </span>
  );
}

/** Contracts that wait, crests that wait, and the dice of the round. */
function CardinalTiles({ atlas, view, words }: PartProps): ReactNode {
  const { storehouse, dice } = view.players[CARDINAL];
  if (storehouse.length + dice.length === 0) return null;
  return (
    <div className="til-cardinal-tiles">
      {dice.map((die, at) => (
        <span key={at} className="til-card" title={words.say('diceTaken')}>
          <DieIcon {...dieOf(die)} />
        </span>
      ))}
      {storehouse.map((tile) => (
        <Place key={tile} id={`tile:${atlas.tiles[tile].id}`} className="til-card">
          <TileFace tile={atlas.tiles[tile]} />
        </Place>
      ))}
    </div>
  );
}

/** The card of his last turn, line by line: the one that he followed is marked. */
export function DecreeCard(props: PartProps): ReactNode {
  const { atlas, view, words, marks } = props;
  const decree = view.cardinal?.decree ?? NONE;
  if (decree === NONE) return <p className="til-quiet">{words.say('noDecree')}</p>;
  const lines = decreeLines(words, atlas, view);
  const taken = lines.findIndex(({ number }) => marks.has(`decreeLine:${number}`));
  const { row } = atlas.tables.decrees[atlas.decrees[decree]];
  const die = view.players[CARDINAL].dice.at(-1);
  return (
    <div className="til-decree">
      <Place id="decree" className="til-decree-name">
        <b>{words.name(atlas.decrees[decree])}</b>
        <small>{words.say('decreeCard')}</small>
      </Place>
      {lines.map(({ number, title, standing }, at) => {
        const isTaken = at === taken;
        const state =
          taken < 0 ? 'til-plain' : isTaken ? 'til-taken' : at < taken ? 'til-failed' : 'til-unread';
        return (
          <Place key={number} id={`decreeLine:${number}`} className={`til-decree-line ${state}`}>
            <span className="til-line-number">{number}</span>
            <span className="til-line-words">
              <b>{title}</b>
              <small>
                {taken < 0
                  ? standing
                  : words.say(isTaken ? 'lineTaken' : at < taken ? 'lineFailed' : 'lineUnread')}
              </small>
            </span>
            {isTaken && die !== undefined && <DieIcon {...dieOf(die)} />}
          </Place>
        );
      })}
      <p className="til-among">
        {words.say('amongEquals')}
        {row
          .flatMap((need) => NEED_ICONS[need])
          .map((icon) => (
            <GameIcon key={icon} name={icon} size={1.1} />
          ))}
        <span>{words.say('decreesLeft', { count: view.cardinal?.deck.length ?? 0 })}</span>
      </p>
    </div>
  );
}

export function Challenges({ atlas, view, words }: PartProps): ReactNode {
  const { challenges = [], tucked = [] } = view.cardinal ?? {};
  return (
    <div className="til-challenges">
      {challenges.map((challenge) => {
        const id = atlas.challenges[challenge];
        return (
          <Place key={id} id={`challenge:${id}`} className="til-challenge">
            <b>{words.name(id)}</b>
            <small>{challengeText(words, atlas, id)}</small>
          </Place>
        );
      })}
      {view.silver !== null && (
        <p className="til-quiet">{words.say('surprisesTucked', { count: tucked.length })}</p>
      )}
    </div>
  );
}
