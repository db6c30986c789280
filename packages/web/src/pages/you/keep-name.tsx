/** How a guest keeps their name, and how a registered person replaces their recovery code. */
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { askWhoIAm } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import type { Visitor } from '../../transport/api.ts';
import { type Credential, identity } from '../../transport/identity.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { NameField } from './name-field.tsx';
import { useTell } from './you-texts.ts';

interface PersonProps {
  readonly person: Visitor;
}

export function KeepName({ person }: PersonProps): ReactNode {
  const tell = useTell();
  /** Shown until the page is left, and never again. */
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const make = async (name?: string): Promise<void> => {
    setFault(null);
    try {
      setCode(await identity.newRecoveryCode(name));
      await askWhoIAm();
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <section className="card">
      <h2>{tell('keepName')}</h2>
      {person.isGuest ? (
        <Guest key={person.name} person={person} onKeep={make} />
      ) : (
        <Kept code={code} onRenew={make} name={person.name} />
      )}
      <FaultAlert error={fault} />
      {code !== null && <NewCode code={code} />}
    </section>
  );
}

function Guest({ person, onKeep }: PersonProps & { onKeep(name: string): Promise<void> }): ReactNode {
  const tell = useTell();
  const [name, setName] = useState(person.name);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    void onKeep(name);
  };
  return (
    <>
      <p>{tell('guestText')}</p>
      <p>{tell('keepNameText')}</p>
      <form className="you-form" onSubmit={keep}>
        <NameField name={name} onChange={setName} />
        <button type="submit" className="main">
          {tell('keepNameNow')}
        </button>
      </form>
    </>
  );
}

interface KeptProps {
  readonly name: string;
  /** A new code is a reason to look again at what is known of it. */
  readonly code: string | null;
  onRenew(): Promise<void>;
}

function Kept({ name, code, onRenew }: KeptProps): ReactNode {
  const tell = useTell();
  const day = useDay();
  const [credential, setCredential] = useState<Credential | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isWanted = true;
    identity.credentials().then(
      ([first]) => isWanted && setCredential(first ?? null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  if (credential === null) return null;
  const { created, used } = credential;
  const made = day(created);
  return (
    <>
      <p>{tell('kept', { name, since: made })}</p>
      <p className="soft">
        {used === null ? tell('codeNever', { made }) : tell('codeUsed', { made, used: day(used) })}
      </p>
      {isAsked ? (
        <>
          <p>{tell('newCodeText')}</p>
          <p className="you-answers">
            <button
              type="button"
              className="main"
              onClick={() => {
                setAsked(false);
                void onRenew();
              }}
            >
              {tell('newCodeNow')}
            </button>
            <button type="button" className="quiet" onClick={() => setAsked(false)}>
              {tell('keepOldCode')}
            </button>
          </p>
        </>
      ) : (
        <button type="button" className="quiet" onClick={() => setAsked(true)}>
          {tell('newCode')}
        </button>
      )}
    </>
  );
}

/** Without blanks and hyphens, which an address does not need. */
function addressOf(code: string): string {
  return `${location.origin}/come-back#${code.replaceAll('-', '')}`;
}

function NewCode({ code }: { readonly code: string }): ReactNode {
  const tell = useTell();
  return (
    <div className="new-code" role="status">
      <p>{tell('codeText')}</p>
      <p className="recovery-code">{code}</p>
      <QrCode text={addressOf(code)} label={tell('codeQr')} />
      <div className="new-code-ways">
        <LinkField label={tell('code')} link={code} />
        <button type="button" className="quiet" onClick={() => print()}>
          {tell('print')}
        </button>
      </div>
    </div>
  );
}

export function Rename({ person }: PersonProps): ReactNode {
  const tell = useTell();
  const [name, setName] = useState(person.name);
  const [fault, setFault] = useState<unknown>(null);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await identity.rename(name);
      await askWhoIAm();
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <section className="card">
      <h2>{tell('rename')}</h2>
      <form className="you-form" onSubmit={(event) => void rename(event)}>
        <NameField name={name} onChange={setName} />
        <button type="submit" className="quiet" disabled={name.trim() === person.name}>
          {tell('renameNow')}
        </button>
      </form>
      <FaultAlert error={fault} />
    </section>
  );
}

/** Writes a day as people in the reader's language do. */
export function useDay(): (time: number) => string {
  const { language } = useSay();
  return (time) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
}
