/** Covers the table until the next person at the same screen is ready. */
import { Badge } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { seatTitle, useTable } from '../state/context.ts';

export function Curtain({ seat }: { readonly seat: Seat }): ReactNode {
  const model = useTable();
  const say = useSay();
  return (
    <main className="curtain">
      <Badge look={model.looks[seat]} size={4} />
      <h2>{say('passScreen', { name: seatTitle(model, seat) })}</h2>
      <p className="soft">{say('passScreenText')}</p>
      {/* biome-ignore lint/a11y/noAutofocus: nothing else is on the screen */}
      <button type="button" className="main" autoFocus onClick={() => model.link.liftCurtain()}>
        {say('iAmHere')}
      </button>
    </main>
  );
}
