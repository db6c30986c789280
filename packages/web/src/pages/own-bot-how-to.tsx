/** From a token to a bot at a table, with nothing but Python; and where everything else is told. */
import type { ReactNode } from 'react';
import program from '../../../../examples/bots/over_http.py?raw';
import { useSay } from '../text/texts.tsx';
import { download } from '../ui/download.ts';
import { useTell } from './own-bot-texts.ts';

const FILE = 'bot.py';
const TEXT = program.replaceAll('over_http.py', FILE);

export function OwnBotHowTo(): ReactNode {
  const say = useSay();
  const tell = useTell();
  return (
    <section className="own-bot-how-to">
      <h2>{tell('botsHow')}</h2>
      <ol>
        <li>{tell('botsHowToken', { seat: say('seatInvited') })}</li>
        <li>
          <details>
            <summary>{tell('botsHowProgram', { file: FILE })}</summary>
            <button
              type="button"
              className="quiet small"
              onClick={() => download(FILE, TEXT, 'text/x-python')}
            >
              {tell('botsHowDownload', { file: FILE })}
            </button>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard */}
            <pre className="own-bot-program" tabIndex={0}>
              {TEXT}
            </pre>
          </details>
        </li>
        <li>
          {tell('botsHowRun')}
          <pre>{`python3 ${FILE} ${location.origin}/table/… ghb_…`}</pre>
        </li>
      </ol>
      <p>
        <a href="/api/docs/own-bot">{tell('botsGuide')}</a>
      </p>
      <p>
        <a href="/api/docs">{tell('botsRequests')}</a>
      </p>
    </section>
  );
}
