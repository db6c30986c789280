/** Enters by a link that works once. Whoever is somebody else on this device is asked first, and can come back. */
import { type ReactNode, useEffect, useState } from 'react';
import { askWhoIAm } from '../person.ts';
import { replacePath } from '../router.ts';
import { useSay } from '../text/texts.tsx';
import { ApiError, api } from '../transport/api.ts';
import { FaultWords } from '../ui/fault-words.tsx';
import { Link } from '../ui/link.tsx';

/** The names of who is here and whose link it is. */
interface Question {
  readonly you: string;
  readonly other: string;
}

export default function EnterPage({ link }: { readonly link: string }): ReactNode {
  const say = useSay();
  const [fault, setFault] = useState<unknown>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    enter(link, false).then(setQuestion, setFault);
  }, [link]);
  const confirm = (): void => {
    setQuestion(null);
    enter(link, true).then(setQuestion, setFault);
  };
  if (question !== null) {
    const { you, other } = question;
    return (
      <main className="loading question">
        <h1>{say('youOrOther', { you, other })}</h1>
        <p>{say('linkOfOther', { you, other })}</p>
        <p className="question-answers">
          <button type="button" className="main" onClick={() => replacePath('/')}>
            {say('stayAs', { name: you })}
          </button>
          <button type="button" className="quiet" onClick={confirm}>
            {say('continueAs', { name: other })}
          </button>
        </p>
      </main>
    );
  }
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

/** Goes home as whoever the link is for; or says what is to be confirmed first. */
async function enter(link: string, confirmed: boolean): Promise<Question | null> {
  try {
    await api.enterByLink(link, confirmed);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'somebody-else') throw error;
    const { you, other } = error.body as Record<keyof Question, { readonly name: string }>;
    return { you: you.name, other: other.name };
  }
  await askWhoIAm();
  replacePath('/');
  return null;
}
