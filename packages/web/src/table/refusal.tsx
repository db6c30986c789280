/** Why something is not allowed: the rule, its words, and what is missing. */
import { type ReactNode, Suspense } from 'react';
import { FaultWords } from '../fault-words.tsx';
import { Link } from '../link.tsx';
import { useSay } from '../texts.tsx';
import type { No } from '../transport/link.ts';
import { kernelRefusals, rulebooks } from '../words.ts';
import { useTable } from './context.ts';

export function RefusalNote({ refusal }: { readonly refusal: No }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const { said } = refusal;
  const lacking = Object.entries(refusal.missing).map(([name, by]) => `${by} × ${speech.name(name)}`);
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

/** The short text of a rule, with a link to its page where it is a rule of the game. */
export function RuleWords({ rule }: { readonly rule: string }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const words = kernelRefusals.read(speech.language);
  if (Object.hasOwn(words, rule)) return <p>{words[rule]}</p>;
  const rules = rulebooks.read(speech.game, speech.language);
  if (!Object.hasOwn(rules, rule)) return <p>{say('refusedOther', { rule })}</p>;
  const { title, text } = rules[rule];
  return (
    <p>
      <strong>{title}.</strong> {text} <RuleLink rule={rule} />
    </p>
  );
}

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const { speech } = useTable();
  return (
    <Link to={`/rules/${speech.game}#${rule}`} className="rule-link">
      {rule}
    </Link>
  );
}
