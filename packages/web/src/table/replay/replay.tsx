/** The past of a table: where in it one is, and what leads on from there. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { go, replacePath } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { copied, LinkField } from '../../ui/link-field.tsx';
import { useTable } from '../state/context.ts';
import { type GameStats, statsOf } from './game-stats.ts';
import { ReplayBar } from './replay-bar.tsx';

export default function Replay({
  address,
  point,
}: {
  readonly address: string;
  readonly point: number;
}): ReactNode {
  const model = useTable();
  const say = useSay();
  const { link, snapshot, view } = model;
  const [rounds, setRounds] = useState<GameStats['rounds']>([]);
  const [shared, setShared] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void link.record().then((table) => {
      if (isWanted && table !== null) setRounds(statsOf(table).rounds);
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  const move = useCallback((to: number) => replacePath(`${address}/replay?at=${to}`), [address]);
  const branch = async (): Promise<void> => {
    const { branchOff } = await import('../../transport/analysis.ts');
    const id = await branchOff(snapshot, snapshot.options, view, `${address}/replay?at=${point}`);
    go(`/analysis/${id}`);
  };
  const share = async (): Promise<void> => {
    const { shareAddress } = await import('./share.ts');
    const shareable = await shareAddress(link, snapshot, address, point);
    setShared({ link: shareable, isCopied: await copied(shareable) });
  };
  return (
    <>
      <ReplayBar
        rounds={rounds}
        onMove={move}
        onBranch={() => void branch()}
        onShare={() => void share()}
        review={snapshot.isOver ? `${address}/review` : null}
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
        <div className="note" role="status">
          <p>{say(shared.isCopied ? 'linkCopied' : 'shareText')}</p>
          <LinkField label={say('shareText')} link={shared.link} />
        </div>
      )}
    </>
  );
}
