/** The reference card of a game: one printed page. */
import { type Guide, manifestOf } from '@guildhall/games';
import { type ReactNode, useEffect } from 'react';
import { guideWords } from '../../guide/drawn-positions.ts';
import { Emphasis } from '../../learn/coach-words.tsx';
import { GuideSayProvider, useGuideSay } from '../../text/guide-texts.tsx';
import type { Message } from '../../text/messages.ts';
import { useSay } from '../../text/texts.tsx';
import type { GameSpeech } from '../../text/words.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../page.tsx';
import '../../guide/card.css';

export default function ReferenceCardPage({ game }: { readonly game: string }): ReactNode {
  const say = useSay();
  if (manifestOf(game)?.guide === undefined)
    return (
      <Page>
        <h1>{say('noSuchGame')}</h1>
      </Page>
    );
  return <Loaded game={game} />;
}

/** It only waits. */
function Loaded({ game }: { readonly game: string }): ReactNode {
  const { language } = useSay();
  const { guide, speech, texts } = guideWords.read(game, language);
  return (
    <GuideSayProvider>
      <Card sections={guide.card} {...{ speech, texts }} />
    </GuideSayProvider>
  );
}

interface CardProps {
  readonly sections: Guide['card'];
  readonly speech: GameSpeech;
  readonly texts: Readonly<Record<string, Message>>;
}

function Card({ sections, speech, texts }: CardProps): ReactNode {
  const sayAll = useSay();
  const say = useGuideSay();
  const title = say('cardOf', { game: speech.title });
  useEffect(() => {
    document.title = `${title} · Guildhall`;
  }, [title]);
  return (
    <Page>
      <article className="reference-card">
        <header>
          <h1>{title}</h1>
          <div className="reference-card-ways">
            <Link to={`/games/${speech.game}/how-to-play`}>{sayAll('howToPlay')}</Link>
            <button type="button" className="main" onClick={() => print()}>
              {say('print')}
            </button>
          </div>
        </header>
        <div className="reference-card-parts">
          {sections.map(({ id, lines, values }) => {
            const inserted = values?.() ?? {};
            return (
              <section key={id}>
                <h2>{speech.sentence(texts[`card.${id}.title`], inserted)}</h2>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>
                      <Emphasis text={speech.sentence(texts[`card.${id}.${line}`], inserted)} />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </article>
    </Page>
  );
}
