/** Enters on another device, by a link that works once. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { setEntered } from '../person.ts';
import { replacePath } from '../router.ts';
import { useSay } from '../texts.tsx';
import { api } from '../transport/api.ts';

export default function EnterPage({ link }: { readonly link: string }): ReactNode {
  const say = useSay();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    api.enterByLink(link).then(
      (person) => {
        setEntered(person);
        replacePath('/');
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [link]);
  return (
    <main className="loading">
      <p>{fault ?? say('entering')}</p>
      {fault !== null && <Link to="/">{say('home')}</Link>}
    </main>
  );
}
