/** A region on a phone: in brief on the map, and in full on a page of its own. */
import { Place, usePlaces } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../../data/index.ts';
import type { Region } from '../../rules/index.ts';
import { NONE, neighboursOf } from '../atlas.ts';
import { BenefitFace } from '../drawings/faces.tsx';
import { GameIcon } from '../drawings/icons.tsx';
import { Picture } from '../drawings/pictures.tsx';
import { Disc } from '../drawings/pieces.tsx';
import { describeBenefit, describeWealth } from '../explain/describe.ts';
import type { PartProps } from '../props.ts';
import { soft } from '../soft.ts';
import type { Rect } from './layout.ts';
import type { PrintedChain } from './printed-chain.ts';
import { Citizens, InfluenceSpaces, overLand, RegionName, Slot } from './region.tsx';

interface BriefProps extends PartProps {
  readonly region: number;
  readonly rect: Rect;
  readonly chain: PrintedChain | null;
}

/** Name, card, those who take part and the citizens. */
export function RegionBrief({ region, rect, chain, ...props }: BriefProps): ReactNode {
  const { view, looks } = props;
  const at = view.regions[region];
  const part = { ...props, region, at };
  const presenters = Array.from({ length: at.presenters }, () => looks[at.presenter]);
  const others = [looks[at.inventor], looks[at.innovator]].filter((look) => look !== undefined);
  return (
    <div className="inv-region-over inv-brief" style={overLand(rect)}>
      <RegionName {...part} />
      {chain === null ? (
        <BriefCard {...part} />
      ) : (
        <Place id={chain.place} className="inv-printed inv-brief-printed">
          {chain.from === 'card' ? <BriefCard {...part} /> : <GameIcon name="knowledge" size={1.6} />}
        </Place>
      )}
      <span className="inv-takers" aria-hidden>
        {presenters.map((look, place) => (
          <Disc key={place} look={look} size={20} />
        ))}
        {others.length > 0 && <i />}
        {others.map((look, place) => (
          <Disc key={place} look={look} size={20} />
        ))}
      </span>
      <Citizens {...part} size={24} />
    </div>
  );
}

interface AtProps extends PartProps {
  readonly region: number;
  readonly at: Region;
}

function BriefCard({ atlas, words, at }: AtProps): ReactNode {
  if (at.card === NONE)
    return (
      <span className="inv-no-card" aria-hidden>
        <GameIcon name="ideas" size={1.4} />
      </span>
    );
  const { id, type } = atlas.cards[at.card];
  return (
    <span
      className="inv-brief-card inv-cream"
      data-type={type}
      data-invented={at.invented || undefined}
      aria-hidden
    >
      <span className="inv-card-band">
        <GameIcon name={type} size={1.2} />
      </span>
      <b>{soft(words.name(id))}</b>
    </span>
  );
}

interface PageProps extends PartProps {
  readonly region: number;
  open(region: number): void;
  close(): void;
}

/** Everything about a region. Arrows lead through the regions in the order of their numbers. */
export function RegionPage({ open, close, ...props }: PageProps): ReactNode {
  const { atlas, view, words, region } = props;
  const part = { ...props, at: view.regions[region] };
  const order = REGIONS.map((id, at) => ({ at, number: atlas.tables.regions[id].number })).sort(
    (a, b) => a.number - b.number,
  );
  const here = order.findIndex(({ at }) => at === region);
  const beside = (step: number): number => order[(here + step + order.length) % order.length].at;
  return (
    <div className="inv-page">
      <header className="inv-page-head">
        <button type="button" onClick={() => open(beside(-1))} aria-label={words.name(REGIONS[beside(-1)])}>
          ‹
        </button>
        <RegionName {...part} />
        <button type="button" onClick={() => open(beside(1))} aria-label={words.name(REGIONS[beside(1)])}>
          ›
        </button>
        <button type="button" onClick={close}>
          {words.say('map')}
        </button>
      </header>
      <CardSection {...part} />
      <PartSection {...part} />
      <div className="inv-page-two">
        <InfluenceSection {...part} />
        <WealthSection {...part} />
      </div>
      <MapSection {...part} open={open} />
    </div>
  );
}

function CardSection({ atlas, words, at }: AtProps): ReactNode {
  if (at.card === NONE) return <section className="inv-page-part">{words.say('regionEmpty')}</section>;
  const card = atlas.cards[at.card];
  const { id, type, era, milestone, chain } = card;
  return (
    <section className="inv-page-part inv-page-card">
      <Picture card={card} />
      <div>
        <h3>{words.name(id)}</h3>
        <p>
          <GameIcon name={type} /> {words.name(at.invented ? 'inventions' : 'ideas')} · {words.name(type)} ·{' '}
          {words.name(`era.${era}`)}
        </p>
        {!at.invented && milestone !== 'none' && (
          <p>
            <GameIcon name="milestones" /> {words.name(milestone)}
          </p>
        )}
        <p>
          <GameIcon name="markers" /> <GameIcon name={chain} /> {words.name(chain)}
        </p>
        <p>
          <GameIcon name="points" /> {words.say('sharedEach', { points: era })}
        </p>
      </div>
    </section>
  );
}

/** Presenter, inventor and innovator. */
function PartSection({ atlas, words, looks, at }: AtProps): ReactNode {
  const tile = atlas.specialistTiles[at.specialistTile];
  const rows = [
    {
      title: words.say('presenter'),
      look: looks[at.presenter],
      note: words.say('presenterTile', { demand: tile.demand, benefit: describeBenefit(words, tile) }),
    },
    { title: words.say('inventor'), look: looks[at.inventor], note: null },
    { title: words.say('innovator'), look: looks[at.innovator], note: null },
  ];
  return (
    <section className="inv-page-part">
      {rows.map(({ title, look, note }) => (
        <p key={title} className="inv-page-row">
          <Slot look={look} size={28} />
          <b>{title}</b>
          <span>
            {look?.name ?? '–'} {note !== null && <small>· {note}</small>}
          </span>
        </p>
      ))}
    </section>
  );
}

function InfluenceSection(props: AtProps): ReactNode {
  const { words } = props;
  return (
    <section className="inv-page-part">
      <h3>{words.name('influenceSpaces')}</h3>
      <InfluenceSpaces {...props} size={38} />
    </section>
  );
}

function WealthSection({ atlas, words, at }: AtProps): ReactNode {
  const [top] = at.wealth;
  return (
    <section className="inv-page-part">
      <h3>
        {words.name('wealth')} {top === undefined ? '' : atlas.wealth[top].letter}
      </h3>
      {top === undefined && <p>{words.say('wealthGone')}</p>}
      {at.wealth.map((tile) => (
        <p key={tile}>
          <GameIcon name={atlas.wealth[tile].first} /> {describeWealth(words, atlas.wealth[tile])}
        </p>
      ))}
    </section>
  );
}

/** Citizens, the sage with the knowledge tile, and where one can travel to. */
function MapSection({ open, ...props }: AtProps & { open(region: number): void }): ReactNode {
  const { atlas, words, view, at, region } = props;
  const knowledge = at.shown
    ? { effect: 'points' as const, amount: atlas.tables.knowledgePoints }
    : atlas.knowledgeTiles[at.knowledge];
  const { lit } = usePlaces();
  return (
    <section className="inv-page-part">
      <h3>{words.name('citizensOnMap')}</h3>
      <Citizens {...props} size={34} />
      <p className="inv-page-row">
        {at.sage ? <GameIcon name="sages" size={1.6} /> : <span className="inv-no-sage" />}
        {lit.has('learn') && printedHere(view, region) ? (
          <Place id="learn" className="inv-printed">
            <BenefitFace benefit={knowledge} />
          </Place>
        ) : (
          <BenefitFace benefit={knowledge} />
        )}
        <span>
          {words.say(at.sage ? 'sageHere' : 'sageGone', { benefit: describeBenefit(words, knowledge) })}
        </span>
      </p>
      <p className="inv-page-routes">
        {neighboursOf(atlas, region).map((other) => (
          <button key={other} type="button" onClick={() => open(other)}>
            {words.name(REGIONS[other])}
          </button>
        ))}
      </p>
    </section>
  );
}

function printedHere({ pending }: PartProps['view'], region: number): boolean {
  const owed = pending.at(-1)?.[0];
  return owed?.kind === 'chain' && owed.from === 'knowledge' && owed.at === region;
}
