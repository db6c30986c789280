/** A board on which a rule is tried: whoever reads finds the places, and the rules say why another one is wrong. */
import type { PlaceId } from '@guildhall/board-kit';
import type { GuideBlock } from '@guildhall/games';
import type { Refusal } from '@guildhall/kernel';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { Emphasis } from '../learn/coach-words.tsx';
import { useGuideSay } from '../text/guide-texts.tsx';
import { useSay } from '../text/texts.tsx';
import { kernelRefusals, rulebooks } from '../text/words.ts';
import { Link } from '../ui/link.tsx';
import { rightPlaces, type Wrong, whyWrong } from './answers.ts';
import { BoardPart, type Mark } from './board-part.tsx';
import type { DrawnPosition } from './drawn-positions.ts';

interface TryBoardProps {
  readonly drawnPosition: DrawnPosition;
  readonly block: Extract<GuideBlock, { readonly kind: 'try' }>;
  readonly question: string;
  /** What to learn from it, told when everything is found. */
  readonly right: string;
  readonly isDrawn: boolean;
}

interface Answer {
  readonly place: PlaceId;
  /** Null: it was right. */
  readonly wrong: Wrong | null;
  readonly isAgain: boolean;
}

export function TryBoard({ drawnPosition, block, question, right, isDrawn }: TryBoardProps): ReactNode {
  const [found, setFound] = useState<readonly PlaceId[]>([]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const answers = useMemo(() => rightPlaces(drawnPosition, block.actions), [drawnPosition, block]);
  // What has to be found is in sight.
  const around = useMemo(
    () => (block.around === undefined ? [] : [...new Set([...block.around, ...answers])]),
    [block, answers],
  );
  const id = useId();
  const say = useGuideSay();
  const select = useCallback(
    (place: PlaceId) => {
      if (answers.includes(place)) {
        setAnswer({ place, wrong: null, isAgain: found.includes(place) });
        if (!found.includes(place)) setFound([...found, place]);
      } else setAnswer({ place, wrong: whyWrong(drawnPosition, block.actions, place), isAgain: false });
    },
    [answers, found, drawnPosition, block],
  );
  const state = useCallback(
    (place: PlaceId) => (found.includes(place) ? say('placeRight') : ''),
    [found, say],
  );
  const marks = useMemo(() => {
    const all = new Map<PlaceId, Mark>(found.map((place) => [place, 'right']));
    if (answer !== null && answer.wrong !== null) all.set(answer.place, 'wrong');
    return all;
  }, [found, answer]);
  const isDone = found.length === answers.length;
  return (
    <section className="guide-try" aria-labelledby={`${id}-title ${id}-question`} data-try={block.id}>
      <h3 id={`${id}-title`}>{say('tryIt')}</h3>
      <p id={`${id}-question`}>
        <Emphasis text={question} />
      </p>
      <p className="guide-how">{say('tryHow')}</p>
      {isDrawn ? (
        <BoardPart
          drawnPosition={drawnPosition}
          part={block.part}
          lit={found}
          around={around}
          label={question}
          marks={marks}
          state={state}
          onSelect={select}
        />
      ) : (
        <div className="guide-waiting" />
      )}
      <div className="guide-answers">
        <p className="guide-count">{say('tryFound', { found: found.length, of: answers.length })}</p>
        <div className="guide-answer" role="status">
          {answer !== null && <AnswerLine drawnPosition={drawnPosition} answer={answer} />}
          {isDone && (
            <p className="guide-right">
              <Emphasis text={right} />
            </p>
          )}
        </div>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setFound(isDone ? [] : answers);
            setAnswer(null);
          }}
        >
          {say(isDone ? 'startOver' : 'showAll')}
        </button>
      </div>
    </section>
  );
}

function AnswerLine({
  drawnPosition,
  answer,
}: {
  readonly drawnPosition: DrawnPosition;
  readonly answer: Answer;
}): ReactNode {
  const { board, view, seat } = drawnPosition;
  const { title } = board.explain(view, answer.place, seat);
  const { wrong, isAgain } = answer;
  const say = useGuideSay();
  if (wrong === null) return <p>{say(isAgain ? 'tryAgain' : 'tryRight', { place: title })}</p>;
  return (
    <p data-wrong>
      {say('tryWrong', { place: title })}{' '}
      {wrong.kind === 'refused' ? (
        <Reason drawnPosition={drawnPosition} refusal={wrong.refusal} />
      ) : (
        say(wrong.kind === 'other' ? 'tryOther' : 'tryNothing')
      )}
    </p>
  );
}

/** What is missing, else what the rule says in its first sentence, and the way to all of it. */
function Reason({
  drawnPosition,
  refusal,
}: {
  readonly drawnPosition: DrawnPosition;
  readonly refusal: Refusal;
}): ReactNode {
  const say = useSay();
  const { speech, rules, view, seat } = drawnPosition;
  const { rule, missing } = refusal;
  const kernel = kernelRefusals.read(speech.language);
  const words = rulebooks.read(speech.game, speech.language);
  const guideSay = useGuideSay();
  const held = rules.counts(view, seat);
  const lacking = Object.entries(missing).map(([name, by]) => {
    const have = held[name];
    return have === undefined
      ? say('missing', { what: speech.amount(name, by) })
      : say('needed', { what: speech.amount(name, have + by), have });
  });
  const text = Object.hasOwn(kernel, rule) ? kernel[rule] : (words[rule]?.text ?? say('refusedOther'));
  return (
    <>
      {lacking.length > 0 ? `${lacking.join(', ')}.` : firstSentence(text)}
      {Object.hasOwn(words, rule) && (
        <>
          {' '}
          <Link to={`/rules/${speech.game}#${rule}`}>{guideSay('theRule')}</Link>
        </>
      )}
    </>
  );
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) /)[0];
}
