/** Why something is not allowed: the rule, its words, and what is missing. */
import type { Refusal } from '@guildhall/kernel';
import { type ReactNode, Suspense } from 'react';
import { useSay } from '../../text/texts.tsx';
import { kernelRefusals, rulebooks } from '../../text/words.ts';
import type { LinkRefusal } from '../../transport/link.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { useTable } from '../state/context.ts';

export function RefusalNote({ refusal }: { readonly refusal: LinkRefusal }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const { error } = refusal;
  const lacking = Object.entries(refusal.missing).map(([name, by]) => speech.amount(name, by));
  return (
    <div className="refusal">
      {refusal.line !== undefined && <p>{say('refusedLine', { line: refusal.line })}</p>}
      {error === undefined ? (
        <Suspense fallback={null}>
          <RuleWords rule={refusal.rule} />
        </Suspense>
      ) : (
        <p>
          <FaultWords error={error} />
        </p>
      )}
      {lacking.length > 0 && (
        <p className="refusal-missing">{say('missing', { what: lacking.join(', ') })}</p>
      )}
    </div>
  );
}

/** In one line what is in the way, under a lock, and the rule behind it for whoever asks. */
export function Locked({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const say = useSay();
  const { rule, missing } = refusal;
  return (
    <div className="locked">
      <Glyph name="lock" />
      <div>
        {Object.keys(missing).length > 0 ? (
          <Shortfall missing={missing} />
        ) : (
          <Suspense fallback={null}>
            <RuleTitle rule={rule} />
          </Suspense>
        )}{' '}
        <details className="why">
          <summary>{say('why')}</summary>
          <Suspense fallback={null}>
            <RuleWords rule={rule} />
          </Suspense>
        </details>
      </div>
    </div>
  );
}

/** "5 workers needed, you have 4." */
function Shortfall({ missing }: Pick<Refusal, 'missing'>): ReactNode {
  const say = useSay();
  const { speech, snapshot, view, seat } = useTable();
  const held = seat === null ? {} : snapshot.rules.counts(view, seat);
  return Object.entries(missing).map(([name, by]) => {
    const have = held[name];
    return (
      <span key={name} className="locked-why">
        {have === undefined
          ? say('missing', { what: speech.amount(name, by) })
          : say('needed', { what: speech.amount(name, have + by), have })}
      </span>
    );
  });
}

export function RuleTitle({ rule }: { readonly rule: string }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const kernel = kernelRefusals.read(speech.language);
  const rules = rulebooks.read(speech.game, speech.language);
  const words = Object.hasOwn(kernel, rule) ? kernel[rule] : rules[rule]?.title;
  return <span className="locked-why">{words ?? say('refusedOther')}</span>;
}

/** The title of a rule, which leads to its page, and its text. */
export function RuleWords({ rule }: { readonly rule: string }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const words = kernelRefusals.read(speech.language);
  if (Object.hasOwn(words, rule)) return <p>{words[rule]}</p>;
  const rules = rulebooks.read(speech.game, speech.language);
  if (!Object.hasOwn(rules, rule)) return <p>{say('refusedOther')}</p>;
  const { title, text } = rules[rule];
  return (
    <p>
      <RuleLink rule={rule} words={title} />. {text}
    </p>
  );
}

/** Leads to the page of a rule: by its id, which nobody has to read, or by words. */
export function RuleLink({
  rule,
  words = rule,
}: {
  readonly rule: string;
  readonly words?: string;
}): ReactNode {
  const { speech } = useTable();
  return (
    <Link to={`/rules/${speech.game}#${rule}`} className={words === rule ? 'rule-link rule-id' : 'rule-link'}>
      {words}
    </Link>
  );
}
