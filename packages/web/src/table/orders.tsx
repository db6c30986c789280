/** Standing orders: what is answered for a person who is away. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';

export function OrdersForm({ onClose }: { onClose(): void }): ReactNode {
  const say = useSay();
  const { link, board, snapshot } = useTable();
  const [chosen, setChosen] = useState(snapshot.orders);
  const save = (): void => {
    const orders = board.orderForms.flatMap(({ id, orders: make }) => make(chosen[id] ?? ''));
    link.setOrders(chosen, orders);
    onClose();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="soft">{say('ordersText')}</p>
      {board.orderForms.map(({ id, title, choices }) => (
        <label key={id} className="field">
          <span>{title}</span>
          <select
            value={chosen[id] ?? ''}
            onChange={(event) => setChosen({ ...chosen, [id]: event.target.value })}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="main">
        {say('save')}
      </button>
    </form>
  );
}
