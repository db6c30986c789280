/** Somebody followed the link that was sent to their e-mail address: it is theirs. */
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { ApiError } from '../../transport/api.ts';
import { notifications } from '../../transport/notifications.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Link } from '../../ui/link.tsx';
import { type Tell, useTell } from './notification-texts.ts';

/** Words for a refusal, by its status. */
const FAULTS: Readonly<Record<number, Parameters<Tell>[0]>> = {
  400: 'mailLinkBad',
  401: 'mailStranger',
  404: 'mailLinkBad',
};

export default function ConfirmEmailPage({ link }: { readonly link: string }): ReactNode {
  const say = useSay();
  const [email, setEmail] = useState<string | null>(null);
  const [fault, setFault] = useState<ApiError | null>(null);
  useEffect(() => {
    notifications.confirm(link).then(
      (settings) => setEmail(settings.email),
      (error: unknown) => {
        if (error instanceof ApiError) setFault(error);
        else throw error;
      },
    );
  }, [link]);
  const tell = useTell();
  if (fault !== null) {
    return (
      <main className="loading">
        <p role="alert">
          {Object.hasOwn(FAULTS, fault.status) ? tell(FAULTS[fault.status]) : <FaultWords error={fault} />}
        </p>
        <Link to="/notifications">{say('notifications')}</Link>
      </main>
    );
  }
  return (
    <main className="loading" aria-busy={email === null}>
      <p role="status">{email === null ? tell('mailConfirming') : tell('mailDone', { email })}</p>
      {email !== null && <Link to="/">{say('home')}</Link>}
    </main>
  );
}
