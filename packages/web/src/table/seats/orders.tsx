/** Standing orders: what is answered for a person who is away. */
import type { OrderForm } from '@guildhall/board-kit';
import { canonicalJson, type Order } from '@guildhall/kernel';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';

/** The choice of a form that gave these orders; the first one, which gives none, when no other did. */
function choiceOf({ choices, orders: make }: OrderForm, given: ReadonlySet<string>): string {
  const chosen = choices.find(({ value }) => {
    const orders = make(value);
    return orders.length > 0 && orders.every((order) => given.has(canonicalJson(order)));
  });
  return chosen?.value ?? '';
}

function chosenBy(forms: readonly OrderForm[], orders: readonly Order[]): Readonly<Record<string, string>> {
  const given = new Set(orders.map((order) => canonicalJson(order)));
  return Object.fromEntries(forms.map((form) => [form.id, choiceOf(form, given)]));
}

export function OrdersForm({ onClose }: { onClose(): void }): ReactNode {
  const say = useSay();
  const { board, snapshot, run } = useTable();
  const [chosen, setChosen] = useState(() => chosenBy(board.orderForms, snapshot.orders));
  const save = (): void => {
    const orders = board.orderForms.flatMap(({ id, orders: make }) => make(chosen[id]));
    run((link) => link.setOrders(orders));
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
          <select value={chosen[id]} onChange={(event) => setChosen({ ...chosen, [id]: event.target.value })}>
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
