/** How a person is told that a table waits for them: by e-mail, by a webhook, when, or not at all. */
import type { NotificationSettings, WebhookKind } from '@guildhall/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { speak, useEntered } from '../../person.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Loading } from '../../ui/loading.tsx';
import './notifications.css';
import { useSay } from '../../text/texts.tsx';
import { ApiError } from '../../transport/api.ts';
import { type NotificationWishes, notifications } from '../../transport/notifications.ts';
import { TitleBar } from '../title-bar.tsx';
import { EnterForm } from '../you/enter-form.tsx';
import { type Tell, useTell } from './notification-texts.ts';

export default function NotificationsPage(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const tell = useTell();
  if (entered === 'unknown') return <Loading />;
  return (
    <div className="notifications-page">
      <TitleBar title={say('notifications')} />
      <main>
        <p className="lead">{tell('notificationsText')}</p>
        {entered === 'none' && <p className="refusal">{say('noAnswer')}</p>}
        {entered === 'stranger' && (
          <>
            <p>{tell('notificationsEnter')}</p>
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
  const tell = useTell();
  const [saved, setSaved] = useState<NotificationSettings | null>(null);
  const [fault, setFault] = useState<ReactNode>(null);
  useEffect(() => {
    let isWanted = true;
    notifications.read().then(
      (settings) => isWanted && setSaved(settings),
      (error: unknown) => isWanted && setFault(faultOf(error, tell)),
    );
    return () => {
      isWanted = false;
    };
  }, [tell]);
  if (saved !== null) return <SettingsForm name={name} saved={saved} onSaved={setSaved} />;
  return <p className={fault === null ? 'soft' : 'refusal'}>{fault ?? say('loading')}</p>;
}

/** A brand, the same in every language. */
const DISCORD = 'Discord';

/** Of what is sent from here, only an e-mail address can have a shape that the server does not take. */
function faultOf(error: unknown, tell: Tell): ReactNode {
  const isAddress = error instanceof ApiError && error.code === 'malformed';
  return isAddress ? tell('mailBad') : <FaultWords error={error} />;
}

const MINUTES_AN_HOUR = 60;
const DELAYS = [0, 5, 15, 60, 180, 720];

function delayText(minutes: number, tell: Tell): string {
  if (minutes === 0) return tell('tellAtOnce');
  return minutes % MINUTES_AN_HOUR === 0
    ? tell('tellAfterHours', { hours: minutes / MINUTES_AN_HOUR })
    : tell('tellAfter', { minutes });
}

/** What the form holds before it is sent. */
interface Draft {
  readonly email: string;
  readonly hook: WebhookKind | 'none';
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

type Said = { readonly kind: 'done' | 'fault'; readonly text: ReactNode };

interface SettingsFormProps {
  readonly name: string;
  readonly saved: NotificationSettings;
  onSaved(settings: NotificationSettings): void;
}

function SettingsForm({ name, saved, onSaved }: SettingsFormProps): ReactNode {
  const say = useSay();
  const tell = useTell();
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
  const does = async (request: () => Promise<unknown>, done: Parameters<Tell>[0]): Promise<void> => {
    setBusy(true);
    try {
      await request();
      setSaid({ kind: 'done', text: tell(done) });
    } catch (error) {
      setSaid({ kind: 'fault', text: faultOf(error, tell) });
      // A letter that could not be sent leaves the address behind.
      if (error instanceof ApiError && error.code === 'mail-failed') onSaved(await notifications.read());
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
          <span>{tell('mailAddress')}</span>
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
          <span>{tell('tellMe')}</span>
          <select value={draft.when} onChange={(event) => change({ when: event.target.value })}>
            <option value="usual">
              {tell('tellUsual', { when: delayText(Math.ceil(saved.usualSeconds / 60), tell) })}
            </option>
            {[...new Set([...DELAYS, saved.afterMinutes ?? 0])]
              .sort((a, b) => a - b)
              .map((minutes) => (
                <option key={minutes} value={minutes}>
                  {delayText(minutes, tell)}
                </option>
              ))}
            <option value="never">{tell('tellNever')}</option>
          </select>
        </label>
        <p className="soft hint-line">{tell('tellLanguage')}</p>
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
            {tell('sendTest')}
          </button>
        )}
        {hasAddress && (
          <button
            type="button"
            className="quiet"
            disabled={isBusy}
            onClick={() => void does(() => write(NOTHING), 'addressesForgotten')}
          >
            {tell('forgetAddresses')}
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
  const tell = useTell();
  const { email, confirmed, canMail } = saved;
  const isSame = email !== null && email === typed;
  if (isSame && !confirmed && canMail) {
    return (
      <div className="hint-line waits" id="mail-state">
        <p>{tell('mailWaits', { email, name })}</p>
        <button type="button" className="quiet small" onClick={onAgain}>
          {tell('mailAgain')}
        </button>
      </div>
    );
  }
  return (
    <p id="mail-state" className={isSame && confirmed ? 'hint-line confirmed' : 'soft hint-line'}>
      {tell(!canMail ? 'mailNone' : isSame ? 'mailConfirmed' : 'mailFirst')}
    </p>
  );
}

interface HookFieldsProps {
  readonly draft: Draft;
  onChange(changed: Partial<Draft>): void;
}

function HookFields({ draft, onChange }: HookFieldsProps): ReactNode {
  const tell = useTell();
  const kinds: readonly (readonly [Draft['hook'], string])[] = [
    ['none', tell('hookNone')],
    ['discord', DISCORD],
    ['json', tell('hookJson')],
  ];
  return (
    <>
      <fieldset className="choices">
        <legend>{tell('hook')}</legend>
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
            <span>{tell('hookAddress')}</span>
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
            {tell(draft.hook === 'discord' ? 'hookDiscordText' : 'hookJsonText')}
          </p>
        </>
      )}
    </>
  );
}
