/** What a board of one's own has besides the table. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../../text/texts.tsx';
import type { AnalysisLink } from '../../transport/analysis.ts';
import { Link } from '../../ui/link.tsx';
import { seatTitle, useTable } from '../state/context.ts';

const Exercise = lazy(() => import('../../review/exercise-bar.tsx'));

/** Says that nothing here counts, and lets bots answer for seats. */
export default function AnalysisBar({ link }: { readonly link: AnalysisLink }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, looks } = model;
  if (link.exercise !== null)
    return (
      <Suspense fallback={null}>
        <Exercise link={link} exercise={link.exercise} />
      </Suspense>
    );
  return (
    <section className="analysis" aria-label={say('analysis')}>
      <p>
        <strong>{say('analysis')}</strong> <span className="soft">{say('analysisText')}</span>{' '}
        <Link to={link.from}>{say('backToGame')}</Link>
      </p>
      <fieldset className="choices">
        <legend>{say('botsAnswerFor')}</legend>
        {snapshot.seats.map((_, seat) => (
          <label key={looks[seat].name}>
            <input
              type="checkbox"
              checked={link.answered.has(seat)}
              onChange={(event) => link.setAnswered(seat, event.target.checked)}
            />
            <span>{seatTitle(model, seat)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
