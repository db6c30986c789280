/** What people say at the table, and how many look on. */
import { Badge } from '@guildhall/board-kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { EnterForm } from '../../pages/you/enter-form.tsx';
import { useEntered } from '../../person.ts';
import { nameOfPerson } from '../../text/name-of-person.ts';
import { useSay } from '../../text/texts.tsx';
import { api, attempt } from '../../transport/api.ts';
import type { LinkRefusal } from '../../transport/link.ts';
import { RefusalNote } from '../frame/refusal.tsx';
import { useTable } from '../state/context.ts';

export default function ChatPanel(): ReactNode {
  const { snapshot, looks } = useTable();
  const say = useSay();
  const entered = useEntered();
  const { chat, chatAccess, present } = snapshot;
  if (chat === null || chatAccess === null) return null;
  const person = typeof entered === 'object' ? entered.id : null;
  const isMember = snapshot.seat !== null || (person !== null && chatAccess.members.includes(person));
  const mayWrite = chatAccess.isOpen || chatAccess.isInvited || isMember;
  const spectators = present?.spectators ?? 0;
  return (
    <section className="chat" aria-label={say('chat')}>
      {spectators > 0 && <p className="soft">{say('spectators', { count: spectators })}</p>}
      {chat.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard
        <div className="said" tabIndex={0}>
          <ol aria-live="polite">
            {chat.map(({ number, seat, text, ...said }) => (
              <li key={number}>
                {seat !== null && <Badge look={looks[seat]} size={1.2} />} <b>{nameOfPerson(said, say)}</b>{' '}
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
      {!mayWrite && <p className="soft">{say('talkClosed')}</p>}
      {mayWrite && (entered === 'stranger' ? <EnterForm /> : <SayForm />)}
      {person !== null && person === chatAccess.owner && <OpenChat isOpen={chatAccess.isOpen} />}
    </section>
  );
}

/** The owner says who talks. */
function OpenChat({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { link, run } = useTable();
  const say = useSay();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOpen}
        onChange={() => run(() => attempt(() => api.openChat(link.id, !isOpen)))}
      />
      <span>{say('letAllTalk')}</span>
    </label>
  );
}

function SayForm(): ReactNode {
  const { link } = useTable();
  const say = useSay();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<LinkRefusal | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const refusal = await link.say(said);
    setRefused(refusal);
    if (refusal === null) setText('');
  };
  return (
    <>
      {refused !== null && <RefusalNote refusal={refused} />}
      <form onSubmit={(event) => void send(event)}>
        <input
          value={text}
          maxLength={1000}
          aria-label={say('sayText')}
          placeholder={say('sayText')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="quiet">
          {say('send')}
        </button>
      </form>
    </>
  );
}
