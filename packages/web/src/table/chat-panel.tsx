/** What people say at the table. */
import { Badge } from '@guildhall/board-kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';

export function ChatPanel(): ReactNode {
  const { link, snapshot, looks } = useTable();
  const say = useSay();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const messages = snapshot.chat ?? [];
  const last = messages.at(-1)?.number;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (snapshot.chat === null) return null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void link.say(said).then(() => setText(''));
  };
  return (
    <section className="chat" aria-label={say('chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard */}
      <ol ref={list} aria-live="polite" tabIndex={0}>
        {messages.map(({ number, name, seat, text: said }) => (
          <li key={number}>
            {seat !== null && <Badge look={looks[seat]} size={1.2} />} <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <label className="kit-hidden" htmlFor="chat-text">
          {say('sayText')}
        </label>
        <input
          id="chat-text"
          value={text}
          maxLength={1000}
          placeholder={say('sayText')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="quiet">
          {say('send')}
        </button>
      </form>
    </section>
  );
}
