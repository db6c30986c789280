/** A player's society board: what it holds, its people, its progress map, its tiles and tokens, its cards and goals. */
import { Change, Place, Why } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { eraOf, NONE } from '../atlas.ts';
import { roman } from '../drawings/faces.tsx';
import { GameIcon, type GameIconName } from '../drawings/icons.tsx';
import type { SocietyProps } from '../props.ts';
import { soft } from '../soft.ts';
import { OwnCards } from './own-cards.tsx';
import { People } from './people.tsx';
import { ProgressMap } from './progress-map.tsx';
import { useEarners } from './selected-space.ts';
import { TileArea, Tokens } from './tile-area.tsx';
import './society.css';

const PLURALS = ['merchants', 'artisans', 'thinkers'] as const;

export function Society(props: SocietyProps): ReactNode {
  const { view, of, looks, words } = props;
  return (
    <div className="inv-society-box">
      <div className="inv-society">
        <div className="inv-holdings">
          <p className="inv-society-name">
            <b>{looks[of].name}</b>
            <Why about={`score ${of}`}>
              {view.players[of].points}
              <GameIcon name="points" size={1} />
            </Why>
            <Why about={`income ${of}`}>
              <GameIcon name="era" size={1} />
              <span className="kit-hidden">{words.name('phase.eraChange')}</span>
            </Why>
          </p>
          <Holdings {...props} />
        </div>
        <People {...props} />
        <div className="inv-progress">
          <ProgressMap {...props} />
        </div>
        <div className="inv-tiles-and-tokens">
          <TileArea {...props} />
          <Tokens {...props} />
        </div>
        <OwnCards {...props} />
      </div>
    </div>
  );
}

/** Era, influence, supply, sages and markers. */
function Holdings({ atlas, view, of, seat, words }: SocietyProps): ReactNode {
  const { influence, supply, sages, economyMarkers } = view.players[of];
  const { id } = atlas.milestones[view.personal[of]];
  const isOwn = seat === of;
  return (
    <div className="inv-holding-list">
      <Place id={`milestone:${id}`} className="inv-holding">
        <GameIcon name="milestones" size={1.4} />
        <b>{roman(eraOf(atlas, view, of))}</b>
        <small>{soft(words.name(id))}</small>
      </Place>
      <Place id={`influence:${influence}`} className="inv-holding">
        <GameIcon name="influence" size={1.5} />
        <b>{influence}</b>
        <Holds name="influence" label={words.name('influence')} isOwn={isOwn} />
      </Place>
      <Holding icon="supply" count={supply} label={words.say('supplyShort')} isOwn={isOwn} />
      <Holding icon="sages" count={sages} label={words.name('sages')} isOwn={isOwn} />
      <Holding icon="economyMarkers" count={economyMarkers} label={words.say('markersShort')} isOwn={isOwn} />
    </div>
  );
}

interface HoldsProps {
  readonly name: string;
  readonly label: string;
  readonly isOwn: boolean;
}

/** What is counted; while a choice would change it, by how much. */
function Holds({ name, label, isOwn }: HoldsProps): ReactNode {
  const words = <small>{label}</small>;
  return isOwn ? <Change of={name}>{words}</Change> : words;
}

interface HoldingProps extends Omit<HoldsProps, 'name'> {
  readonly icon: GameIconName;
  readonly count: number;
}

function Holding({ icon, count, label, isOwn }: HoldingProps): ReactNode {
  return (
    <span className="inv-holding">
      <GameIcon name={icon} size={1.4} />
      <b>{count}</b>
      <Holds name={icon} label={label} isOwn={isOwn} />
    </span>
  );
}

/** A society in two lines: where it stands, and who is at home. */
export function SocietyLine({ atlas, view, of, words }: SocietyProps): ReactNode {
  const { influence, scholars, home, exhausted, inventions, map } = view.players[of];
  const isEarning = useEarners({ atlas, view }).includes(of);
  const built = map.filter((code) => code !== NONE).length;
  return (
    <span className="inv-line">
      <span className="inv-line-row">
        <Count icon="influence" count={influence} label={words.name('influence')} gain={isEarning ? 1 : 0} />
        <Count icon="milestones" count={roman(eraOf(atlas, view, of))} label={words.name('era')} />
        <Count icon="inventions" count={inventions.length} label={words.name('inventions')} />
        <Count icon="builtTiles" count={built} label={words.name('builtTiles')} />
      </span>
      <span className="inv-line-row" data-people>
        <Count icon="scholars" count={scholars} label={words.name('scholars')} />
        {PLURALS.map((name, type) => (
          <Count
            key={name}
            icon={name}
            count={home[type]}
            label={words.say('homeAndExhausted', {
              name: words.name(name),
              home: home[type],
              exhausted: exhausted[type],
            })}
          />
        ))}
      </span>
    </span>
  );
}

interface CountProps {
  readonly icon: GameIconName;
  readonly count: number | string;
  readonly label: string;
  /** What the selected action space would add. */
  readonly gain?: number;
}

function Count({ icon, count, label, gain = 0 }: CountProps): ReactNode {
  return (
    <span className="inv-count" title={label}>
      <GameIcon name={icon} size={1.25} />
      <b>{count}</b>
      {gain > 0 && <em>+{gain}</em>}
      <span className="kit-hidden">{label}</span>
    </span>
  );
}
