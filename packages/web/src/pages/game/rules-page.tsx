/** The rules of a game in the reader's language, every rule under its id, and where its values are from. */
import { sourcedValues } from '@guildhall/kernel';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Loaded } from '../../registry/loaded.ts';
import { useSay } from '../../text/texts.tsx';
import { type GameSpeech, knownGame, rulebooks, speeches } from '../../text/words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { LanguageChoice, ThemeChoice } from '../settings.tsx';

const sources = new Loaded((game: string) => knownGame(game).tables());

/** The chapter a rule stands in: the longest `rules.` key with which its id begins. */
function chapterOf(speech: GameSpeech, id: string): string {
  const parts = id.split('-');
  for (let length = parts.length; length > 0; length--) {
    const name = speech.nameOrNull(`rules.${parts.slice(0, length).join('-')}`);
    if (name !== null) return name;
  }
  return '';
}

export default function RulesPage({
  game,
  anchor,
}: {
  readonly game: string;
  readonly anchor: string;
}): ReactNode {
  const say = useSay();
  const speech = speeches.read(game, say.language);
  const rules = rulebooks.read(game, say.language);
  const chapters = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const id of Object.keys(rules)) {
      const chapter = chapterOf(speech, id);
      found.set(chapter, [...(found.get(chapter) ?? []), id]);
    }
    return [...found];
  }, [rules, speech]);
  useEffect(() => {
    document.title = `${say('rulesOf', { game: speech.title })} · Guildhall`;
    const rule = anchor === '' ? null : document.getElementById(anchor);
    rule?.scrollIntoView({ block: 'start' });
    rule?.focus({ preventScroll: true });
  }, [anchor, say, speech]);
  return (
    <div className="rules-page">
      <header className="top">
        <button type="button" className="icon-button" onClick={() => history.back()}>
          <Glyph name="back" />
          <span className="kit-hidden">{say('back')}</span>
        </button>
        <h1>{say('rulesOf', { game: speech.title })}</h1>
        <LanguageChoice />
        <ThemeChoice />
      </header>
      <main>
        <p className="soft">{say('rulesText')}</p>
        <nav className="chapters" aria-label={say('chapters')}>
          {chapters.map(([chapter, [first]]) => (
            <Link key={chapter} to={`/rules/${game}#${first}`}>
              {chapter}
            </Link>
          ))}
        </nav>
        {chapters.map(([chapter, ids]) => (
          <section key={chapter}>
            <h2>{chapter}</h2>
            {ids.map((id) => (
              <article key={id} id={id} tabIndex={-1} data-here={id === anchor || undefined}>
                <h3>{rules[id].title}</h3>
                <p>{rules[id].text}</p>
                {rules[id].ruling !== '' && (
                  <p className="ruling">
                    <strong>{say('ruling')}</strong> {rules[id].ruling}
                  </p>
                )}
                <p className="rule-id">{id}</p>
              </article>
            ))}
          </section>
        ))}
        <Suspense fallback={null}>
          <Provenance game={game} />
        </Suspense>
      </main>
    </div>
  );
}

/** How many values of the tables are from the rulebook, from elsewhere, or our own. */
function Provenance({ game }: { readonly game: string }): ReactNode {
  const say = useSay();
  const tables = sources.read(game);
  const counts = { rulebook: 0, reference: 0, reconstruction: 0 };
  for (const table of tables)
    for (const { provenance } of sourcedValues(table))
      if (provenance !== null) counts[provenance.source] += 1;
  return (
    <section>
      <h2>{say('provenance')}</h2>
      <p className="soft">{say('provenanceText')}</p>
      <dl className="provenance">
        <div>
          <dt>{say('fromRulebook')}</dt>
          <dd>{counts.rulebook}</dd>
        </div>
        <div>
          <dt>{say('fromReference')}</dt>
          <dd>{counts.reference}</dd>
        </div>
        <div>
          <dt>{say('fromReconstruction')}</dt>
          <dd>{counts.reconstruction}</dd>
        </div>
      </dl>
    </section>
  );
}
