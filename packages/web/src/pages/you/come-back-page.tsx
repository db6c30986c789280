/** Logs in by a recovery code: typed from paper, or brought along by a QR code in the address. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { identity } from '../../transport/identity.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { TitleBar } from '../title-bar.tsx';
import { QuestionPage, useComingIn } from './coming-in.tsx';
import { useTell } from './you-texts.ts';
import './you.css';

export default function ComeBackPage({ code: brought }: { readonly code: string }): ReactNode {
  const { question, fault, begin, confirm } = useComingIn();
  const [code, setCode] = useState(brought);
  const tell = useTell();
  if (question !== null) return <QuestionPage question={question} onConfirm={confirm} />;
  const logIn = (event: FormEvent): void => {
    event.preventDefault();
    begin((confirmed) => identity.comeBack(code, confirmed));
  };
  return (
    <div className="you-page">
      <TitleBar title={tell('comeBack')} />
      <main className="stack">
        <p className="lead">{tell('comeBackText')}</p>
        <form className="you-form" onSubmit={logIn}>
          <label className="field">
            <span>{tell('code')}</span>
            <input
              required
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <button type="submit" className="main">
            {tell('comeBackNow')}
          </button>
        </form>
        <FaultAlert error={fault} />
      </main>
    </div>
  );
}
