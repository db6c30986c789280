/** Why something is not allowed: the rule, its words, and what is missing. */
import { type ReactNode, Suspense } from 'react';
import { useSay } from '../../text/texts.tsx';
import { kernelRefusals, rulebooks } from '../../text/words.ts';
import type { No } from '../../transport/link.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Link } from '../../ui/link.tsx';
import { useTable } from '../state/context.ts';

export function RefusalNote({ refusal }: { readonly refusal: No }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const { said } = refusal;
  const lacking = Object.entries(refusal.missing).map(([name, by]) => speech.amount(name, by));
  return (
    <div className="refusal">
      {refusal.line !== undefined && <p>{say('refusedLine', { line: refusal.line })}</p>}
      {said === undefined ? (
        <Suspense fallback={<p>{refusal.rule}</p>}>
          <RuleWords rule={refusal.rule} />
        </Suspense>
      ) : (
        <p>
          <FaultWords error={said} />
        </p>
      )}
      {lacking.length > 0 && (
        <p className="refusal-missing">{say('missing', { what: lacking.join(', ') })}</p>
      )}
    </div>
  );
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
