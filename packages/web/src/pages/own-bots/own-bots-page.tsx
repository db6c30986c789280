/** The bots of a person: their tokens, made, shown once, and ended. */
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useEntered } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import { type NewOwnBot, type OwnBots, ownBots } from '../../transport/own-bots.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { EnterForm } from '../you/enter-form.tsx';
import { OwnBotHowTo } from './own-bot-how-to.tsx';
import { useTell } from './own-bot-texts.ts';
import './own-bots.css';

export default function OwnBotsPage(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const tell = useTell();
  if (entered === 'unknown') return <Loading />;
  return (
    <div className="own-bots-page">
      <header className="top">
        <Link to="/" className="icon-button">
          <Glyph name="home" />
          <span className="kit-hidden">{say('home')}</span>
        </Link>
        <h1>{say('yourBots')}</h1>
      </header>
      <main className="stack">
        <p>{tell('botsText')}</p>
        {entered === 'none' && <p className="refusal">{say('noAnswer')}</p>}
        {entered === 'stranger' && (
          <>
            <p>{tell('botsEnter')}</p>
            <EnterForm />
          </>
        )}
        {typeof entered === 'object' && <Bots key={entered.id} />}
        <OwnBotHowTo />
      </main>
    </div>
  );
}

function Bots(): ReactNode {
  const say = useSay();
  const tell = useTell();
  const [mine, setMine] = useState<OwnBots | null>(null);
  const [made, setMade] = useState<NewOwnBot | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const does = async (request: () => Promise<unknown>): Promise<void> => {
    setFault(null);
    try {
      await request();
      setMine(await ownBots.list());
    } catch (error) {
      setFault(error);
    }
  };
  useEffect(() => {
    let isWanted = true;
    ownBots.list().then(
      (bots) => isWanted && setMine(bots),
      (error: unknown) => isWanted && setFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const refused =
    fault === null ? null : (
      <p role="alert" className="refusal">
        <FaultWords error={fault} />
      </p>
    );
  if (mine === null) return refused ?? <p className="soft">{say('loading')}</p>;
  const { bots, most } = mine;
  return (
    <>
      {bots.length === 0 ? (
        <p className="soft">{tell('botsNone')}</p>
      ) : (
        <ul className="own-bots">
          {bots.map((bot) => (
            <Bot
              key={bot.id}
              bot={bot}
              onEnd={() =>
                does(async () => {
                  await ownBots.end(bot.id);
                  if (made?.bot.id === bot.id) setMade(null);
                })
              }
            />
          ))}
        </ul>
      )}
      {refused}
      {made !== null && <Made {...made} />}
      {bots.length < most ? (
        <NewBot onMake={(name) => does(async () => setMade(await ownBots.make(name)))} />
      ) : (
        <p className="soft">{tell('botsFull', { most })}</p>
      )}
    </>
  );
}

interface BotProps {
  readonly bot: OwnBots['bots'][number];
  onEnd(): Promise<void>;
}

function Bot({ bot: { name, created, used }, onEnd }: BotProps): ReactNode {
  const tell = useTell();
  const [isAsked, setAsked] = useState(false);
  const made = useDay(created);
  const last = useDay(used ?? created);
  return (
    <li className="own-bot">
      <strong>{name}</strong>
      <span className="soft">
        {used === null ? tell('botUnused', { made }) : tell('botUsed', { made, used: last })}
      </span>
      {isAsked ? (
        <span className="own-bot-end">
          <span>{tell('endTokenText', { name })}</span>
          <button type="button" className="main small" onClick={() => void onEnd()}>
            {tell('endTokenNow')}
          </button>
          <button type="button" className="quiet small" onClick={() => setAsked(false)}>
            {tell('keepToken')}
          </button>
        </span>
      ) : (
        <button type="button" className="quiet small" onClick={() => setAsked(true)}>
          {tell('endToken')}
        </button>
      )}
    </li>
  );
}

function useDay(time: number): string {
  const { language } = useSay();
  return new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
}

/** Shown until the page is left, and never again. */
function Made({ bot: { name }, token }: NewOwnBot): ReactNode {
  const tell = useTell();
  const command = `guildhall bot --server ${location.origin} --token ${token} --table … ./my-bot.ts`;
  return (
    <section className="note stack" role="status">
      <p>{tell('tokenText', { name })}</p>
      <LinkField label={tell('token')} link={token} />
      <p>{tell('commandText')}</p>
      <LinkField label={tell('command')} link={command} />
    </section>
  );
}

function NewBot({ onMake }: { onMake(name: string): Promise<void> }): ReactNode {
  const tell = useTell();
  const [name, setName] = useState('');
  const make = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    void onMake(name).then(() => setName(''));
  };
  return (
    <form className="own-bot-form" onSubmit={make}>
      <label className="field">
        <span>{tell('botName')}</span>
        <input value={name} maxLength={30} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="main">
        {tell('makeToken')}
      </button>
    </form>
  );
}
