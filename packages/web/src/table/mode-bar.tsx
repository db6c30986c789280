/** What a replay or a board of one's own needs besides the table. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { go, replacePath } from '../router.ts';
import { useSay } from '../texts.tsx';
import type { AnalysisLink } from '../transport/analysis.ts';
import type { TableLink } from '../transport/link.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { seatTitle, useTable } from './context.ts';
import { ReplayBar } from './replay-bar.tsx';

export function ModeBar({ address }: { readonly address: string }): ReactNode {
  const { point, link } = useTable();
  if (isAnalysis(link)) return <AnalysisBar link={link} />;
  return point === null ? null : <Replay address={address} point={point} />;
}

/** Its module is loaded only where somebody tries things on a board of their own. */
function isAnalysis(link: TableLink): link is AnalysisLink {
  return link.isAnalysis;
}

function Replay({ address, point }: { readonly address: string; readonly point: number }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { link, snapshot, view } = model;
  const [rounds, setRounds] = useState<Chronicle['rounds']>([]);
  const [shared, setShared] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void link.record().then((table) => {
      if (isWanted && table !== null) setRounds(chronicleOf(table).rounds);
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  const move = useCallback((to: number) => replacePath(`${address}/replay?at=${to}`), [address]);
  const branch = async (): Promise<void> => {
    const { branchOff } = await import('../transport/analysis.ts');
    const id = await branchOff(snapshot, snapshot.options, view, `${address}/replay?at=${point}`);
    go(`/analysis/${id}`);
  };
  const share = async (): Promise<void> => {
    const { shareAddress } = await import('./share.ts');
    const shareable = await shareAddress(link, snapshot, address, point);
    setShared(shareable);
    await navigator.clipboard?.writeText(shareable).catch(() => {});
  };
  return (
    <>
      <ReplayBar
        rounds={rounds}
        onMove={move}
        onBranch={() => void branch()}
        onShare={() => void share()}
        goBackLabel={say(snapshot.abilities.goBack === 'ask' ? 'proposeBack' : 'playFromHere')}
        onGoBack={
          snapshot.abilities.goBack !== 'no' && snapshot.seat !== null
            ? () => {
                model.run((at) => at.goBack(point));
                go(address);
              }
            : null
        }
      />
      {shared !== null && (
        <p className="note" role="status">
          {say('linkCopied')} <input readOnly value={shared} aria-label={say('shareText')} />
        </p>
      )}
    </>
  );
}

/** Says that nothing here counts, and lets bots answer for seats. */
function AnalysisBar({ link }: { readonly link: AnalysisLink }): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, looks } = model;
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
