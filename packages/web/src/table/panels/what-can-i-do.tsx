/** Every kind of action with what it is for and when it is a good idea; first what can be done now, then why not the rest. */
import { type Action, type Refusal, refusalOf } from '@guildhall/kernel';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Locked } from '../frame/refusal.tsx';
import { useTable } from '../state/context.ts';
import { type Position, simpleIntention } from '../state/intentions.ts';
import { grouped } from '../state/offers.ts';
import { usePayable } from '../state/payable.ts';
import { type Advice, useAdvice } from './advice.ts';
import './what-can-i-do.css';

/** Of so many actions of a kind the refusals are looked at. */
const MOST_WISHES = 60;
/** A whole turn offers more kinds than this; a question in the middle of one hardly does. */
const KINDS_OF_A_QUESTION = 2;

/** Why nothing of a kind is possible: what is nearest to being so lacks something that can be had. */
function refusalOfAll({ rules, view, seat }: Position, wishes: readonly Action[]): Refusal | null {
  const refusals = wishes.slice(0, MOST_WISHES).map((wish) => refusalOf(rules, view, seat, wish));
  const missing = ({ missing: what }: Refusal): number =>
    Object.values(what).reduce((sum, by) => sum + by, 0);
  const lacking = refusals.filter((one) => missing(one) > 0).sort((a, b) => missing(a) - missing(b));
  return lacking[0] ?? refusals[0] ?? null;
}

export default function WhatCanIDo({ onActions }: { onActions(): void }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { asked, board, speech, offers } = model;
  const adviceOn = useAdvice(speech.game, speech.language);
  const payable = usePayable(model.payable);
  const possible = useMemo(
    () =>
      asked === null
        ? []
        : grouped(board, [...offers.map((offer) => simpleIntention(asked, offer)), ...payable]),
    [asked, board, offers, payable],
  );
  const impossible = useMemo(() => {
    if (asked === null || possible.length <= KINDS_OF_A_QUESTION) return [];
    const known = new Set(possible.map(({ id }) => id));
    return grouped(
      board,
      asked.rules.notation.all.map((action) => ({ action })),
    )
      .filter(({ id }) => !known.has(id) && adviceOn(id) !== undefined)
      .map(({ id, title, members }) => ({
        id,
        title,
        refusal: refusalOfAll(
          asked,
          members.map(({ action }) => action),
        ),
      }));
  }, [asked, board, possible, adviceOn]);
  if (asked === null) return <p className="soft">{say('nothingToDo')}</p>;
  return (
    <div className="what">
      <ul>
        {possible.map(({ id, title, members }) => (
          <Kind key={id} title={title} note={say('waysNow', { n: members.length })} advice={adviceOn(id)} />
        ))}
      </ul>
      <button type="button" className="quiet" onClick={onActions}>
        {say('allActions')}
      </button>
      {impossible.length > 0 && (
        <>
          <h3>{say('notNow')}</h3>
          <ul>
            {impossible.map(({ id, title, refusal }) => (
              <Kind key={id} title={title} advice={adviceOn(id)}>
                {refusal !== null && <Locked refusal={refusal} />}
              </Kind>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface KindProps {
  readonly title: string;
  /** How many ways there are now. */
  readonly note?: string;
  readonly advice: Advice | undefined;
  readonly children?: ReactNode;
}

function Kind({ title, note, advice, children }: KindProps): ReactNode {
  return (
    <li>
      <h4>
        {title} {note !== undefined && <small>{note}</small>}
      </h4>
      {advice !== undefined && (
        <p>
          {advice.why} <span className="soft">{advice.when}</span>
        </p>
      )}
      {children}
    </li>
  );
}
