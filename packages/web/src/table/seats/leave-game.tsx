/** Leaves the game: a bot plays on, or nobody does. There is no way back from either. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { api, attempt } from '../../transport/api.ts';
import { randomText } from '../../transport/local-tables.ts';
import { useTable } from '../state/context.ts';
import { usePendingRequest } from '../state/pending-request.ts';

export default function LeaveGame({ onClose }: { onClose(): void }): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { isBusy } = usePendingRequest();
  // One wish, one key: however often the button is pressed, it is carried out once.
  const [key] = useState(() => randomText(16));
  const isSettingUp = snapshot.rules.isSettingUp(snapshot.view);
  const does = (change: () => Promise<unknown>): void => {
    run(() => attempt(change));
    onClose();
  };
  return (
    <div className="hand-over">
      <section>
        <h3>{say('leaveToBot')}</h3>
        <p className="soft">{say('leaveToBotText')}</p>
        <button
          type="button"
          className="main"
          disabled={isBusy}
          onClick={() => does(() => api.resign(link.id))}
        >
          {say('resign')}
        </button>
      </section>
      <section>
        <h3>{say('leaveToNobody')}</h3>
        <p className="soft">{say(isSettingUp ? 'leaveInSetUpText' : 'leaveToNobodyText')}</p>
        <button
          type="button"
          className="main"
          disabled={isBusy}
          onClick={() => does(() => api.leaveForGood(link.id, key))}
        >
          {say('leaveForGood')}
        </button>
      </section>
    </div>
  );
}
