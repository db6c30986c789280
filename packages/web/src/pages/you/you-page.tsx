/** A person's name, how they come back to it, and their devices. */
import { type ReactNode, useState } from 'react';
import { askWhoIAm, useEntered } from '../../person.ts';
import { go } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { api, type Visitor } from '../../transport/api.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TitleBar } from '../title-bar.tsx';
import { EnterForm } from './enter-form.tsx';
import { KeepName, Rename } from './keep-name.tsx';
import { useTell } from './you-texts.ts';
import { YourDevices } from './your-devices.tsx';
import './you.css';

export default function YouPage(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const tell = useTell();
  if (entered === 'unknown') return <Loading />;
  return (
    <div className="you-page">
      <TitleBar title={say('aboutYou')} />
      <main className="stack">
        {entered === 'none' && <p className="refusal">{say('noAnswer')}</p>}
        {entered === 'stranger' && (
          <>
            <p>{tell('needName')}</p>
            <EnterForm />
          </>
        )}
        {typeof entered === 'object' && (
          <>
            <KeepName person={entered} />
            <Rename key={entered.name} person={entered} />
            <YourDevices />
            <Leave key={entered.id} person={entered} />
            {!isSecureContext && <p className="soft">{tell('plainHttp')}</p>}
          </>
        )}
      </main>
    </div>
  );
}

/** A guest who logs out cannot come back, so they are asked first. */
function Leave({ person: { name, isGuest, before } }: { readonly person: Visitor }): ReactNode {
  const say = useSay();
  const tell = useTell();
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const leave = async (): Promise<void> => {
    try {
      await (before === null ? api.leave() : api.goBack());
      await askWhoIAm();
      go('/');
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <section className="card">
      <h2>{tell('leaveTitle')}</h2>
      {isAsked ? (
        <>
          <p>{tell('leaveGuest', { name })}</p>
          <p className="you-answers">
            <button type="button" className="main" onClick={() => setAsked(false)}>
              {tell('stay')}
            </button>
            <button type="button" className="quiet" onClick={() => void leave()}>
              {tell('leaveAnyway')}
            </button>
          </p>
        </>
      ) : (
        <button
          type="button"
          className="quiet"
          onClick={() => (isGuest && before === null ? setAsked(true) : void leave())}
        >
          {before === null ? say('logOut') : say('backTo', { name: before.name })}
        </button>
      )}
      <FaultAlert error={fault} />
    </section>
  );
}
