/** How a person is told that a table waits for them: by e-mail, by a webhook, when, or not at all. */
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { Loading } from '../loading.tsx';
import { speak, useEntered } from '../person.ts';
import '../styles/notifications.css';
import { type Say, type TextKey, useSay } from '../texts.tsx';
import { ServerNo } from '../transport/api.ts';
import {
  type HookKind,
  type NotificationSettings,
  type NotificationWishes,
  notifications,
} from '../transport/notifications.ts';
import { EnterForm } from './enter-form.tsx';

export default function NotificationsPage(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  if (entered === 'unknown') return <Loading />;
  return (
    <div className="notifications-page">
      <header className="top">
        <Link to="/" className="icon-button">
          <Glyph name="home" />
          <span className="kit-hidden">{say('home')}</span>
        </Link>
        <h1>{say('notifications')}</h1>
      </header>
      <main>
        <p className="lead">{say('notificationsText')}</p>
        {entered === 'none' && <p className="refusal">{say('noAnswer')}</p>}
        {entered === 'stranger' && (
          <>
            <p>{say('notificationsEnter')}</p>
            <EnterForm />
          </>
        )}
        {typeof entered === 'object' && <Settings key={entered.id} name={entered.name} />}
      </main>
    </div>
  );
}

function Settings({ name }: { readonly name: string }): ReactNode {
  const say = useSay();
  const [saved, setSaved] = useState<NotificationSettings | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    notifications.read().then(
      (settings) => isWanted && setSaved(settings),
      (error: unknown) => isWanted && setFault(faultOf(error, say)),
    );
    return () => {
      isWanted = false;
    };
  }, [say]);
  if (saved !== null) return <SettingsForm name={name} saved={saved} onSaved={setSaved} />;
  return <p className={fault === null ? 'soft' : 'refusal'}>{fault ?? say('loading')}</p>;
}

/** A brand, the same in every language. */
const DISCORD = 'Discord';

const FAULTS: Readonly<Record<string, TextKey>> = {
  'no-mail': 'mailNone',
  'mail-failed': 'mailFailed',
  malformed: 'mailBad',
  'bad-webhook no-address': 'hookNoAddress',
  'bad-webhook not-https': 'hookNotHttps',
  'bad-webhook password': 'hookPassword',
  'bad-webhook private': 'hookPrivate',
};

/** What the server said, in the reader's language where there are words for it. */
function faultOf(error: unknown, say: Say): string {
  if (!(error instanceof ServerNo)) throw error;
  if (error.status === 0) return say('noAnswer');
  const { why } = error.body;
  const key = typeof why === 'string' ? `${error.code} ${why}` : error.code;
  return Object.hasOwn(FAULTS, key) ? say(FAULTS[key]) : error.message;
}

const MINUTES_AN_HOUR = 60;
const DELAYS = [0, 5, 15, 60, 180, 720];

function delayText(minutes: number, say: Say): string {
  if (minutes === 0) return say('tellAtOnce');
  return minutes % MINUTES_AN_HOUR === 0
    ? say('tellAfterHours', { hours: minutes / MINUTES_AN_HOUR })
    : say('tellAfter', { minutes });
}

/** What the form holds before it is sent. */
interface Draft {
  readonly email: string;
  readonly hook: HookKind | 'none';
  readonly url: string;
  /** "never", "usual", or minutes. */
  readonly when: string;
}

function draftOf({ email, webhook, paused, afterMinutes }: NotificationWishes): Draft {
  return {
    email: email ?? '',
    hook: webhook?.kind ?? 'none',
    url: webhook?.url ?? '',
    when: paused ? 'never' : String(afterMinutes ?? 'usual'),
  };
}

function wishesOf({ email, hook, url, when }: Draft): NotificationWishes {
  const minutes = Number(when);
  return {
    email: email.trim() === '' ? null : email.trim(),
    webhook: hook === 'none' ? null : { kind: hook, url: url.trim() },
    paused: when === 'never',
    afterMinutes: Number.isNaN(minutes) ? null : minutes,
  };
}

const NOTHING: NotificationWishes = { email: null, webhook: null, paused: false, afterMinutes: null };

type Said = { readonly kind: 'done' | 'fault'; readonly text: string };

interface SettingsFormProps {
  readonly name: string;
  readonly saved: NotificationSettings;
  onSaved(settings: NotificationSettings): void;
}

function SettingsForm({ name, saved, onSaved }: SettingsFormProps): ReactNode {
  const say = useSay();
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSaved = JSON.stringify(wishesOf(draft)) === JSON.stringify(wishesOf(draftOf(saved)));
  const hasAddress = saved.email !== null || saved.webhook !== null;
  const isReached = saved.webhook !== null || (saved.email !== null && saved.confirmed);
  const change = (changed: Partial<Draft>): void => {
    setDraft({ ...draft, ...changed });
    setSaid(null);
  };
  const does = async (deed: () => Promise<unknown>, done: TextKey): Promise<void> => {
    setBusy(true);
    try {
      await deed();
      setSaid({ kind: 'done', text: say(done) });
    } catch (error) {
      setSaid({ kind: 'fault', text: faultOf(error, say) });
      // A letter that could not be sent leaves the address behind.
      if (error instanceof ServerNo && error.code === 'mail-failed') onSaved(await notifications.read());
    } finally {
      setBusy(false);
    }
  };
  const write = async (wishes: NotificationWishes): Promise<void> => {
    const settings = await notifications.write(wishes);
    onSaved(settings);
    setDraft(draftOf(settings));
    await speak(say.language);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void does(() => write(wishesOf(draft)), 'saved');
  };
  return (
    <form noValidate onSubmit={save} aria-busy={isBusy}>
      <section className="card">
        <label className="field">
          <span>{say('mailAddress')}</span>
          <input
            type="email"
            autoComplete="email"
            maxLength={200}
            disabled={!saved.canMail}
            value={draft.email}
            aria-describedby="mail-state"
            onChange={(event) => change({ email: event.target.value })}
          />
        </label>
        <MailState
          name={name}
          saved={saved}
          typed={draft.email.trim()}
          onAgain={() => void does(() => write(wishesOf(draftOf(saved))), 'saved')}
        />
      </section>
      <section className="card">
        <HookFields draft={draft} onChange={change} />
      </section>
      <section className="card">
        <label className="field">
          <span>{say('tellMe')}</span>
          <select value={draft.when} onChange={(event) => change({ when: event.target.value })}>
            <option value="usual">
              {say('tellUsual', { when: delayText(Math.ceil(saved.usualSeconds / 60), say) })}
            </option>
            {[...new Set([...DELAYS, saved.afterMinutes ?? 0])]
              .sort((a, b) => a - b)
              .map((minutes) => (
                <option key={minutes} value={minutes}>
                  {delayText(minutes, say)}
                </option>
              ))}
            <option value="never">{say('tellNever')}</option>
          </select>
        </label>
        <p className="soft hint-line">{say('tellLanguage')}</p>
      </section>
      {said !== null && (
        <p
          role={said.kind === 'fault' ? 'alert' : 'status'}
          className={said.kind === 'fault' ? 'refusal' : 'done'}
        >
          {said.text}
        </p>
      )}
      <div className="form-buttons">
        <button type="submit" className="main" disabled={isBusy || isSaved}>
          {say('save')}
        </button>
        {isReached && (
          <button
            type="button"
            className="quiet"
            disabled={isBusy || !isSaved}
            onClick={() => void does(notifications.test, 'testSent')}
          >
            {say('sendTest')}
          </button>
        )}
        {hasAddress && (
          <button
            type="button"
            className="quiet"
            disabled={isBusy}
            onClick={() => void does(() => write(NOTHING), 'addressesForgotten')}
          >
            {say('forgetAddresses')}
          </button>
        )}
      </div>
    </form>
  );
}

interface MailStateProps {
  readonly name: string;
  readonly saved: NotificationSettings;
  /** What stands in the field. */
  readonly typed: string;
  onAgain(): void;
}

function MailState({ name, saved, typed, onAgain }: MailStateProps): ReactNode {
  const say = useSay();
  const { email, confirmed, canMail } = saved;
  const isSame = email !== null && email === typed;
  if (isSame && !confirmed && canMail) {
    return (
      <div className="hint-line waits" id="mail-state">
        <p>{say('mailWaits', { email, name })}</p>
        <button type="button" className="quiet small" onClick={onAgain}>
          {say('mailAgain')}
        </button>
      </div>
    );
  }
  return (
    <p id="mail-state" className={isSame && confirmed ? 'hint-line confirmed' : 'soft hint-line'}>
      {say(!canMail ? 'mailNone' : isSame ? 'mailConfirmed' : 'mailFirst')}
    </p>
  );
}

interface HookFieldsProps {
  readonly draft: Draft;
  onChange(changed: Partial<Draft>): void;
}

function HookFields({ draft, onChange }: HookFieldsProps): ReactNode {
  const say = useSay();
  const kinds: readonly (readonly [Draft['hook'], string])[] = [
    ['none', say('hookNone')],
    ['discord', DISCORD],
    ['json', say('hookJson')],
  ];
  return (
    <>
      <fieldset className="choices">
        <legend>{say('hook')}</legend>
        {kinds.map(([kind, title]) => (
          <label key={kind}>
            <input
              type="radio"
              name="hook"
              checked={draft.hook === kind}
              onChange={() => onChange({ hook: kind })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      {draft.hook !== 'none' && (
        <>
          <label className="field">
            <span>{say('hookAddress')}</span>
            <input
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              placeholder={draft.hook === 'discord' ? 'https://discord.com/api/webhooks/…' : 'https://…'}
              value={draft.url}
              aria-describedby="hook-text"
              onChange={(event) => onChange({ url: event.target.value })}
            />
          </label>
          <p className="soft hint-line" id="hook-text">
            {say(draft.hook === 'discord' ? 'hookDiscordText' : 'hookJsonText')}
          </p>
        </>
      )}
    </>
  );
}
