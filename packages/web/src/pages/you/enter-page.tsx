/** Logs in by a link that works once. */
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../../text/texts.tsx';
import { api } from '../../transport/api.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { Link } from '../../ui/link.tsx';
import { QuestionPage, useComingIn } from './coming-in.tsx';

export default function EnterPage({ link }: { readonly link: string }): ReactNode {
  const say = useSay();
  const { question, fault, begin, confirm } = useComingIn();
  useEffect(() => begin((confirmed) => api.enterByLink(link, confirmed)), [link, begin]);
  if (question !== null) return <QuestionPage question={question} onConfirm={confirm} />;
  return (
    <main className="loading">
      {fault === null ? (
        <p>{say('entering')}</p>
      ) : (
        <>
          <p role="alert">
            <FaultWords error={fault} />
          </p>
          <Link to="/">{say('home')}</Link>
        </>
      )}
    </main>
  );
}
