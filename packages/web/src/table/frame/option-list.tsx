/** Everything that can be done, at once or after payments: grouped, searchable, with keys. */
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { type Intention, simpleIntention } from '../state/intentions.ts';
import { type Grouped, grouped } from '../state/offers.ts';
import { useIsSettled, usePayable } from '../state/payable.ts';
import { chooseOrPlay, IntentionRow } from './intention-row.tsx';
import { OPTION_KEYS, useShortcuts } from './shortcuts.ts';

/** More than so many options of one group are folded away until somebody wants them. */
const FOLDED_FROM = 7;
/** Fewer than so many options need no search. */
const SEARCHED_FROM = 9;
/** Payments add to more than so many options, and nobody knows yet how much. */
const FEW = 3;

type Row =
  | { readonly kind: 'group'; readonly group: Grouped<Intention>; readonly isOpen: boolean }
  | { readonly kind: 'offer'; readonly intention: Intention };

/** Drawn anew when the table changes, and only then. */
export const OptionList = memo(function OptionList(): ReactNode {
  const model = useTable();
  const say = useSay();
  const { shortcuts } = usePreferences();
  const searchId = useId();
  const [search, setSearch] = useState({ text: '', offers: model.offers });
  // What was sought in one position is not sought in the next.
  const sought = search.offers === model.offers ? search.text : '';
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(sought).trim().toLocaleLowerCase(say.language);
  const payable = usePayable(model.payable);
  const isSettled = useIsSettled(model.payable);
  const groups = useMemo(() => {
    const { asked } = model;
    if (asked === null) return [];
    const fits = ({ text, id }: Intention): boolean =>
      text.toLocaleLowerCase(say.language).includes(wanted) || id.toLowerCase().includes(wanted);
    const atHand = model.offers.map((offer) => simpleIntention(asked, offer)).filter(fits);
    // What has to be paid for is found a moment later: it stands behind the rest, and no row moves under a finger.
    const paid = grouped(model.board, payable.filter(fits)).map((group) => ({
      ...group,
      id: `paid ${group.id}`,
      title: say('afterConversions', { what: group.title }),
    }));
    return [...grouped(model.board, atHand), ...paid];
  }, [model.asked, model.offers, payable, model.board, wanted, say]);
  const kinds = useMemo(() => grouped(model.board, model.offers).length, [model.board, model.offers]);

  const rows: Row[] = groups.flatMap((group, at): Row[] => {
    // With hardly anything else to choose, the first group is what is asked for.
    const isAsked = at === 0 && kinds <= 2;
    const startsOpen = wanted !== '' || isAsked || group.members.length < FOLDED_FROM;
    const isOpen = startsOpen !== toggled.has(group.id);
    const members = group.members.map((intention): Row => ({ kind: 'offer', intention }));
    return [{ kind: 'group', group, isOpen }, ...(isOpen ? members : [])];
  });
  const toggle = (id: string): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const keyed = rows.filter((row) => row.kind === 'offer' || !row.isOpen);
  const keyOf = (row: Row): string | null => (shortcuts ? (OPTION_KEYS[keyed.indexOf(row)] ?? null) : null);
  useShortcuts(
    Object.fromEntries(
      keyed.slice(0, OPTION_KEYS.length).map((row, at) => [
        OPTION_KEYS[at],
        () => {
          if (row.kind === 'group') toggle(row.group.id);
          else chooseOrPlay(model, row.intention);
        },
      ]),
    ),
  );
  if (model.asked === null || model.offers.length === 0) return null;

  return (
    <section className="options" aria-label={say('options')} aria-busy={!isSettled}>
      {model.offers.length >= (model.asked.rules.payments === null ? SEARCHED_FROM : FEW + 1) && (
        <div className="search">
          <label htmlFor={searchId} className="kit-hidden">
            {say('searchOptions')}
          </label>
          <input
            id={searchId}
            type="search"
            data-search
            placeholder={say('searchOptions')}
            value={sought}
            onChange={(event) => setSearch({ text: event.target.value, offers: model.offers })}
          />
        </div>
      )}
      {rows.length === 0 && <p className="soft">{say('nothingFound')}</p>}
      {rows.map((row) =>
        row.kind === 'group' ? (
          // A group may be called like an action in it.
          <h3 key={`group ${row.group.id}`}>
            <button
              type="button"
              className="group"
              aria-expanded={row.isOpen}
              onClick={() => toggle(row.group.id)}
            >
              <span>{row.group.title}</span>
              <span className="count">{row.group.members.length}</span>
              {!row.isOpen && keyOf(row) !== null && <kbd aria-hidden>{keyOf(row)}</kbd>}
            </button>
          </h3>
        ) : (
          <IntentionRow key={row.intention.id} intention={row.intention} shortcut={keyOf(row)} />
        ),
      )}
    </section>
  );
});
