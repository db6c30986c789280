/** Why something is not allowed: the rule, its words, and what is missing. */
import { type ReactNode, Suspense } from 'react';
import { FaultWords } from '../fault-words.tsx';
import { Link } from '../link.tsx';
import { type Say, type TextKey, useSay } from '../texts.tsx';
import type { No } from '../transport/link.ts';
import { rulebooks } from '../words.ts';
import { useTable } from './context.ts';

/** The kernel's own rules, which no game has words for. */
const KERNEL: Readonly<Record<string, TextKey>> = {
  'KERNEL-NOT-YOUR-DECISION': 'kernelNotYours',
  'KERNEL-NOT-OFFERED': 'kernelNotOffered',
  'KERNEL-GAME-OVER': 'kernelOver',
  'KERNEL-CONFIRM-FIRST': 'kernelConfirmFirst',
  'KERNEL-NOTHING-TO-UNDO': 'kernelNothingToUndo',
  'KERNEL-NOTHING-TO-REDO': 'kernelNothingToRedo',
  'KERNEL-HAS-LEFT': 'kernelHasLeft',
  'KERNEL-LEFT-SINCE': 'kernelLeftSince',
  'KERNEL-MOVE-IS-OVER': 'kernelMoveIsOver',
  'KERNEL-MOVE-TOO-LONG': 'kernelMoveTooLong',
};

function kernelText(say: Say, rule: string): string | null {
  if (Object.hasOwn(KERNEL, rule)) return say(KERNEL[rule]);
  return rule.startsWith('KERNEL-') ? say('kernelOther', { rule }) : null;
}

export function RefusalNote({ refusal }: { readonly refusal: No }): ReactNode {
  const say = useSay();
  const { speech } = useTable();
  const { said } = refusal;
  const own = said === undefined ? kernelText(say, refusal.rule) : <FaultWords error={said} />;
  const lacking = Object.entries(refusal.missing).map(([name, by]) => `${by} × ${speech.name(name)}`);
  return (
    <div className="refusal">
      {refusal.line !== undefined && <p>{say('refusedLine', { line: refusal.line })}</p>}
      {own === null ? (
        <Suspense fallback={<p>{refusal.rule}</p>}>
          <RuleWords rule={refusal.rule} />
        </Suspense>
      ) : (
        <p>{own}</p>
      )}
      {lacking.length > 0 && (
        <p className="refusal-missing">{say('missing', { what: lacking.join(', ') })}</p>
      )}
    </div>
  );
}

/** The short text of a rule, with a link to its page. */
export function RuleWords({ rule }: { readonly rule: string }): ReactNode {
  const { speech } = useTable();
  const rules = rulebooks.read(speech.game, speech.language);
  if (!Object.hasOwn(rules, rule)) return <p>{rule}</p>;
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
