/** Somebody followed the link that was sent to their e-mail address: it is theirs. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { type TextKey, useSay } from '../texts.tsx';
import { ServerNo } from '../transport/api.ts';
import { notifications } from '../transport/notifications.ts';

/** Words for a no, by its status. */
const FAULTS: Readonly<Record<number, TextKey>> = {
  0: 'noAnswer',
  400: 'mailLinkBad',
  401: 'mailStranger',
  404: 'mailLinkBad',
};

export default function ConfirmEmailPage({ link }: { readonly link: string }): ReactNode {
  const say = useSay();
  const [email, setEmail] = useState<string | null>(null);
  const [fault, setFault] = useState<ServerNo | null>(null);
  useEffect(() => {
    notifications.confirm(link).then(
      (settings) => setEmail(settings.email),
      (error: unknown) => {
        if (error instanceof ServerNo) setFault(error);
        else throw error;
      },
    );
  }, [link]);
  if (fault !== null) {
    return (
      <main className="loading">
        <p role="alert">{Object.hasOwn(FAULTS, fault.status) ? say(FAULTS[fault.status]) : fault.message}</p>
        <Link to="/notifications">{say('notifications')}</Link>
      </main>
    );
  }
  return (
    <main className="loading" aria-busy={email === null}>
      <p role="status">{email === null ? say('mailConfirming') : say('mailDone', { email })}</p>
      {email !== null && <Link to="/">{say('home')}</Link>}
    </main>
  );
}
