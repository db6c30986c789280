/** Options that most people leave as they are, loaded when somebody unfolds them. */
import { type ReactNode, Suspense, useState } from 'react';
import { useSay } from '../../text/texts.tsx';

export function MoreOptions({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('moreOptions')}</summary>
      {isOpen && <Suspense fallback={<p className="soft">{say('loading')}</p>}>{children}</Suspense>}
    </details>
  );
}
