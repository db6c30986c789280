/** What an analysis board says where somebody is to find a better turn: how good their own is, hints, and what is better. */
import type { Judgement } from '@guildhall/bots/review';
import { type ReactNode, useEffect, useState } from 'react';
import { go } from '../router.ts';
import { useTable } from '../table/state/context.ts';
import { useSay } from '../text/texts.tsx';
import type { AnalysisLink, Exercise } from '../transport/analysis.ts';
import { Bots } from '../transport/bots.ts';
import { Link } from '../ui/link.tsx';
import { lossInDigits } from './parts.ts';
import { linesInWords } from './reviewed-game.ts';
import { useReviewSay } from './texts.ts';
import './exercise.css';

/** A turn that loses so little is a good one. */
const GOOD = 1;
/** After so many tries somebody may want to be told. */
const TRIES = 2;

interface ExerciseBarProps {
  readonly link: AnalysisLink;
  readonly exercise: Exercise;
}

type Verdict = { readonly attempt: string } & (
  | { readonly kind: 'judged'; readonly loss: number }
  | { readonly kind: 'failed' }
);

export default function ExerciseBar({ link, exercise }: ExerciseBarProps): ReactNode {
  const { snapshot, speech } = useTable();
  const say = useSay();
  const { seat, played, better, loss, at, all, next } = exercise;
  const attempt = link.attemptOf(seat);
  const tried = attempt.isWhole ? attempt.lines.join('; ') : null;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<'nothing' | 'hint' | 'all'>('nothing');
  useEffect(() => {
    if (tried === null) return;
    const { game, options } = snapshot;
    const { view, lines } = link.attemptOf(seat);
    const bots = new Bots();
    let isWanted = true;
    bots
      .review(
        { game: game.id, version: game.version, options },
        { kind: 'turn', view, seat, lines, depth: 'quick', seed: 'review' },
      )
      .then(
        (answer) => {
          if (!isWanted) return;
          // Judgements of the same turn differ a little; what was suggested stays right.
          const isSuggested = tried === better.join('; ');
          const lost = isSuggested ? 0 : (answer as Judgement).loss;
          setVerdict({ kind: 'judged', attempt: tried, loss: lost });
          setTries((before) => before + 1);
        },
        () => {
          if (isWanted) setVerdict({ kind: 'failed', attempt: tried });
        },
      )
      .finally(() => bots.close());
    return () => {
      isWanted = false;
      bots.close();
    };
    // The snapshot is another one after every step; what is asked hangs on the turn alone.
  }, [link, seat, tried]);
  const tell = useReviewSay();

  const inWords = (lines: readonly string[]): string =>
    linesInWords(snapshot.rules, speech, lines).join(' · ');
  const points = (lost: number): string => lossInDigits(lost, say.language);
  const given = verdict !== null && verdict.attempt === tried ? verdict : null;
  const isRight = given?.kind === 'judged' && given.loss < GOOD;
  const words = (): string | null => {
    if (tried === null) return null;
    if (given === null) return tell('thinking');
    if (given.kind === 'failed') return tell('failed');
    if (given.loss === 0) return tell('rightBest');
    return isRight ? tell('rightGood') : tell('wrong', { points: points(given.loss) });
  };
  return (
    <section className="exercise" aria-label={tell('exercise')}>
      <p>
        <strong>{tell('exercise')}</strong> <span className="soft">{tell('exerciseOf', { at, all })}</span>{' '}
        {tell('exerciseAbout', { turn: inWords(played), points: points(loss) })}
      </p>
      <p role="status" className="exercise-verdict" data-right={isRight || undefined}>
        {words()}
      </p>
      {told === 'hint' && <p>{tell('hintIs', { step: inWords(better.slice(0, 1)) })}</p>}
      {told === 'all' && <p>{tell('solutionIs', { turn: inWords(better) })}</p>}
      <div className="exercise-ways">
        {attempt.lines.length > 0 && !isRight && (
          <button type="button" className="quiet" onClick={() => void link.goBack(0)}>
            {tell('tryAgain')}
          </button>
        )}
        {told === 'nothing' && !isRight && (
          <button type="button" className="quiet" onClick={() => setTold('hint')}>
            {tell('hint')}
          </button>
        )}
        {told !== 'all' && (told === 'hint' || tries >= TRIES) && !isRight && (
          <button type="button" className="quiet" onClick={() => setTold('all')}>
            {tell('solution')}
          </button>
        )}
        {next !== null && (
          <button
            type="button"
            className={isRight || told === 'all' ? 'main' : 'quiet'}
            onClick={() => go(`/analysis/${next}`)}
          >
            {tell('next')}
          </button>
        )}
        <Link to={link.from}>{tell('backToReview')}</Link>
      </div>
    </section>
  );
}
