/** Where the values of a game are from: printed, published elsewhere, or our own. */
import type { GameManifest } from '@guildhall/games';
import type { Language, Source } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { Loaded } from '../../registry/loaded.ts';
import { sourceCounts } from '../../registry/source-counts.ts';
import { useSay } from '../../text/texts.tsx';
import { valueNames } from '../../text/value-names.ts';
import { Link } from '../../ui/link.tsx';
import { gamePageSays } from './game-page-texts.ts';

const SOURCES: readonly Source[] = ['rulebook', 'reference', 'reconstruction'];
/** From this share on, values of our own are many. */
const MANY = 0.05;

interface Counted {
  readonly name: string;
  readonly all: number;
  readonly own: number;
}

const counted = new Loaded(async (game: string, language: Language) => {
  const [names, say] = await Promise.all([valueNames.load(game, language), gamePageSays.load(language)]);
  const tables = sourceCounts[game] ?? [];
  const own = tables
    .map(({ name, counts }): Counted => {
      const all = SOURCES.reduce((sum, source) => sum + counts[source], 0);
      return { name: names.label(name), all, own: counts.reconstruction };
    })
    .filter((one) => one.own > 0)
    .sort((a, b) => b.own - a.own);
  const count = (source: Source): number => tables.reduce((sum, { counts }) => sum + counts[source], 0);
  return { say, own, counts: new Map(SOURCES.map((source) => [source, count(source)])) };
});

export function GameSources({ game }: { readonly game: GameManifest }): ReactNode {
  const { language } = useSay();
  const { say, own, counts } = counted.read(game.id, language);
  const values = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const ours = counts.get('reconstruction') ?? 0;
  const verdict = ours === 0 ? 'sourcesNoneOwn' : ours / values < MANY ? 'sourcesFewOwn' : 'sourcesManyOwn';
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <p>
        {say('sourcesAll', { values })} {say(verdict, { own: ours })}
      </p>
      <dl className="game-sources">
        {SOURCES.map((source) => {
          const count = counts.get(source) ?? 0;
          return count === 0 ? null : (
            <div key={source} data-source={source}>
              <dt>{say(source)}</dt>
              <dd>
                <meter min={0} max={values} value={count} aria-label={say(source)} />
                {count} ({share.format(count / values)})
              </dd>
            </div>
          );
        })}
      </dl>
      {own.length > 0 && (
        <details>
          <summary>{say('ownTables')}</summary>
          <ul className="game-own-tables">
            {own.map((one) => (
              <li key={one.name}>{say('ownOf', { name: one.name, own: one.own, all: one.all })}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        {say('sourcesRules')} <Link to={`/rules/${game.id}`}>{game.titles[language]}</Link>
      </p>
    </>
  );
}
