/** The hash of the deal: what this browser saw of it before the game, and what the game's file proves afterwards. */
import { type ProofOfSeen, proofOfSeen } from '@guildhall/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { type TextKey, useSay } from '../../text/texts.tsx';
import { keptHash } from '../../transport/kept-hashes.ts';
import { LinkField } from '../../ui/link-field.tsx';
import { useTable } from '../state/context.ts';

type Verdict = 'good' | 'open' | 'bad';

/** In words, and how it looks. */
const PROOFS: Readonly<Record<ProofOfSeen, readonly [TextKey, Verdict]>> = {
  proved: ['fairProved', 'good'],
  'not-compared': ['fairNotCompared', 'open'],
  'old-form': ['fairOldForm', 'open'],
  'no-commitment': ['fairNoCommitment', 'open'],
  'other-hash': ['fairWrong', 'bad'],
  'other-word': ['fairWrong', 'bad'],
  'hash-does-not-fit': ['fairWrong', 'bad'],
  'seed-does-not-follow': ['fairWrong', 'bad'],
  'other-game': ['fairOtherGame', 'bad'],
};

interface FairPlayProps {
  readonly title?: string;
  readonly text?: string;
}

export default function FairPlay({ title, text }: FairPlayProps): ReactNode {
  const say = useSay();
  const { snapshot } = useTable();
  const { hash } = snapshot;
  if (hash === null) return null;
  return (
    <section className="fair-play stack" aria-label={say('fairPlay')}>
      {title !== undefined && <h3>{title}</h3>}
      {text !== undefined && <p>{text}</p>}
      <LinkField label={say('fairHash')} link={hash} />
      <State />
    </section>
  );
}

/** What can be said of the hash now. */
function State(): ReactNode {
  const say = useSay();
  const { link, snapshot } = useTable();
  const proof = useProof();
  const kept = keptHash(link.id);
  if (kept !== null && kept.hash !== snapshot.hash) {
    return (
      <p role="alert" className="refusal">
        {say('fairChanged')}
      </p>
    );
  }
  if (!snapshot.isOver) return <p className="soft">{say(kept === null ? 'fairUnseen' : 'fairPending')}</p>;
  if (proof === null) return null;
  const [text, verdict] = PROOFS[proof];
  return (
    <p role="status" data-proof={verdict} className={verdict === 'bad' ? 'refusal' : undefined}>
      {say(text)}
    </p>
  );
}

/** What the file of a finished game proves; null until that is known. */
function useProof(): ProofOfSeen | null {
  const { link, snapshot } = useTable();
  const [proof, setProof] = useState<ProofOfSeen | null>(null);
  const { isOver, game, seat } = snapshot;
  const view = snapshot.draft.steps.length === 0 ? snapshot.view : null;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    link
      .file()
      .then((text) => {
        if (isWanted) setProof(proofOfSeen(text, keptHash(link.id), { game, seat, view }));
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [link, isOver, game, seat, view]);
  return proof;
}
