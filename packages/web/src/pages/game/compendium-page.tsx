/** Everything in a game: drawn, explained, what it is good for, and what became of it in games of bots. */
import { manifestOf } from '@guildhall/games';
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { memo, type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import {
  type LoadedCompendium,
  type LoadedEntry,
  loadedCompendiums,
  searchedNames,
} from '../../compendium/loaded-compendium.ts';
import { CompendiumBoard, CompendiumPicture } from '../../compendium/picture.tsx';
import { isFound } from '../../compendium/search.ts';
import { useSay } from '../../text/texts.tsx';
import { rulebooks } from '../../text/words.ts';
import { Link } from '../../ui/link.tsx';
import { keyOfCounted, type Tell, useTell } from './compendium-texts.ts';
import './compendium.css';
import { Page } from '../page.tsx';

interface CompendiumPageProps {
  readonly game: string;
  /** The entry or group that the address names. */
  readonly anchor: string;
}

export default function CompendiumPage({ game, anchor }: CompendiumPageProps): ReactNode {
  const { language } = useSay();
  const tell = useTell();
  const compendium =
    manifestOf(game)?.compendium === undefined ? null : loadedCompendiums.read(game, language);
  if (compendium === null) return <NoCompendium />;
  return <Contents game={game} anchor={anchor} compendium={compendium} tell={tell} />;
}

function NoCompendium(): ReactNode {
  const say = useSay();
  return (
    <Page>
      <h1>{say('noSuchGame')}</h1>
    </Page>
  );
}

interface ContentsProps extends CompendiumPageProps {
  readonly compendium: LoadedCompendium;
  readonly tell: Tell;
}

function Contents({ game, anchor, compendium, tell }: ContentsProps): ReactNode {
  const [query, setQuery] = useState('');
  const say = useSay();
  const names = useNames(game, query !== '');
  const found = useMemo(() => {
    const isHere = ({ key, searched }: LoadedEntry): boolean =>
      isFound(query, searched) || names.some((ofLanguage) => isFound(query, ofLanguage.get(key) ?? ''));
    return new Set(compendium.groups.flatMap(({ entries }) => entries.filter(isHere).map(({ key }) => key)));
  }, [compendium, query, names]);
  const title = tell('compendiumOf', { game: compendium.title });
  useEffect(() => {
    document.title = `${title} · Guildhall`;
  }, [title]);
  useEffect(() => {
    const here = anchor === '' ? null : document.getElementById(anchor);
    here?.scrollIntoView({ block: 'start' });
    here?.focus({ preventScroll: true });
  }, [anchor]);
  const groups = compendium.groups.filter(({ entries }) => entries.some(({ key }) => found.has(key)));
  const { games, ruleset } = compendium.counted;
  const board = compendium.groups[0]?.entries[0]?.board;
  return (
    <Page>
      {board?.Patterns !== undefined && (
        <svg className="compendium-patterns" aria-hidden>
          <board.Patterns />
        </svg>
      )}
      <section className="compendium-head">
        <h1>{title}</h1>
        <p>
          {tell('intro')} {tell('countedIn', { games, ruleset })}
        </p>
        <p className="compendium-ways">
          <Link to={`/games/${game}`}>{compendium.title}</Link>
          <Link to={`/rules/${game}`}>{say('allRules')}</Link>
        </p>
        <search className="compendium-search">
          <label htmlFor="compendium-search">{tell('search')}</label>
          <input
            id="compendium-search"
            type="search"
            value={query}
            placeholder={tell('searchHint')}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="soft">
            {tell('found', { count: found.size })}
          </p>
        </search>
        <nav className="compendium-groups" aria-label={tell('groups')}>
          {groups.map((group) => (
            <Link key={group.id} to={`/games/${game}/compendium#${group.id}`}>
              {group.title}
            </Link>
          ))}
        </nav>
      </section>
      {compendium.groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          tabIndex={-1}
          className="compendium-group"
          aria-labelledby={`${group.id}.title`}
          hidden={!groups.includes(group)}
        >
          <h2 id={`${group.id}.title`}>{group.title}</h2>
          <p className="soft">{group.about}</p>
          <div className="compendium-entries">
            {group.entries.map((one) => (
              <Entry
                key={one.key}
                game={game}
                one={one}
                tell={tell}
                isHere={one.key === anchor}
                isHidden={!found.has(one.key)}
              />
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}

const NO_NAMES: readonly ReadonlyMap<string, string>[] = [];

/** Names in the other languages, once somebody searches. */
function useNames(game: string, isWanted: boolean): readonly ReadonlyMap<string, string>[] {
  const { language } = useSay();
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const others: readonly Language[] = LANGUAGES.filter((one) => one !== language);
    // Without a network there are none, and one's own language is searched.
    Promise.all(others.map((one) => searchedNames.load(game, one))).then(
      (loaded) => {
        if (!isGone) startTransition(() => setNames(loaded));
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [game, language, isWanted]);
  return names;
}

interface EntryProps {
  readonly game: string;
  readonly one: LoadedEntry;
  readonly tell: Tell;
  readonly isHere: boolean;
  readonly isHidden: boolean;
}

const Entry = memo(function Entry({ game, one, tell, isHere, isHidden }: EntryProps): ReactNode {
  const { key, entry, title, goodFor, lines, rules } = one;
  return (
    <article
      id={key}
      tabIndex={-1}
      className="compendium-entry"
      data-here={isHere || undefined}
      data-boards={entry.board !== undefined || undefined}
      data-wide={(entry.picture !== undefined && entry.picture !== 'closeUp') || undefined}
      hidden={isHidden}
    >
      <div className="compendium-picture" aria-hidden inert>
        <CompendiumPicture {...one} />
      </div>
      <h3>
        <Link to={`/games/${game}/compendium#${key}`}>{title}</Link>
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="compendium-good">{goodFor}</p>
      <Counted one={one} tell={tell} />
      {entry.board !== undefined && <PlayerBoard one={one} of={entry.board} />}
      {rules.length > 0 && (
        <Suspense fallback={null}>
          <RuleLinks game={game} rules={rules} />
        </Suspense>
      )}
    </article>
  );
});

/** The rules behind it, by their titles. */
function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly string[] }): ReactNode {
  const say = useSay();
  const texts = rulebooks.read(game, say.language);
  return (
    <p className="compendium-rules">
      {say('rulesHere')}{' '}
      {rules.map((rule) => (
        <Link key={rule} to={`/rules/${game}#${rule}`} className="rule-link">
          {texts[rule]?.title ?? rule}
        </Link>
      ))}
    </p>
  );
}

/** How often it was taken, as a bar and in words. */
function Counted({ one: { counted, use, words }, tell }: Pick<EntryProps, 'one' | 'tell'>): ReactNode {
  if (counted === null || use === null) return null;
  const { offered, taken, points, all } = counted;
  const short = new Intl.NumberFormat(tell.language, { maximumFractionDigits: 1 });
  return (
    <div className="compendium-counted">
      <span className="compendium-bar" aria-hidden>
        <span style={{ inlineSize: `${offered === 0 ? 0 : (100 * taken) / offered}%` }} />
      </span>
      <p>
        {tell(keyOfCounted(counted, use), {
          taken,
          offered,
          points: points === null ? '' : short.format(points),
          all: short.format(all),
          pointsShort: words.name('pointsShort'),
        })}
      </p>
    </div>
  );
}

function PlayerBoard({ one, of }: { readonly one: LoadedEntry; readonly of: number }): ReactNode {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="compendium-board" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('seePlayerBoard')}</summary>
      {isOpen && <CompendiumBoard {...one} of={of} />}
    </details>
  );
}
