/** Logs in as somebody. Whoever is somebody else on this device is asked first, and can come back. */
import { type ReactNode, useCallback, useState } from 'react';
import { askWhoIAm } from '../../person.ts';
import { replacePath } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { ApiError } from '../../transport/api.ts';

/** Throws an ApiError `somebody-else` where another person is logged in here, until that is confirmed. */
type LogIn = (confirmed: boolean) => Promise<unknown>;

/** The names of who is here and who would be. */
interface Question {
  readonly you: string;
  readonly other: string;
  readonly logIn: LogIn;
}

interface ComingIn {
  readonly question: Question | null;
  readonly fault: unknown;
  begin(logIn: LogIn): void;
  confirm(): void;
}

export function useComingIn(): ComingIn {
  const [question, setQuestion] = useState<Question | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const tryTo = useCallback((logIn: LogIn, confirmed: boolean): void => {
    setQuestion(null);
    setFault(null);
    comeIn(logIn, confirmed).then(setQuestion, setFault);
  }, []);
  const begin = useCallback((logIn: LogIn) => tryTo(logIn, false), [tryTo]);
  const confirm = (): void => {
    if (question !== null) tryTo(question.logIn, true);
  };
  return { question, fault, begin, confirm };
}

/** Goes home as that person; or returns what is to be confirmed first. */
async function comeIn(logIn: LogIn, confirmed: boolean): Promise<Question | null> {
  try {
    await logIn(confirmed);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'somebody-else') throw error;
    const { you, other } = error.body as Record<'you' | 'other', { readonly name: string }>;
    return { you: you.name, other: other.name, logIn };
  }
  await askWhoIAm();
  replacePath('/');
  return null;
}

interface QuestionPageProps {
  readonly question: Question;
  onConfirm(): void;
}

export function QuestionPage({ question: { you, other }, onConfirm }: QuestionPageProps): ReactNode {
  const say = useSay();
  return (
    <main className="loading question">
      <h1>{say('youOrOther', { you, other })}</h1>
      <p>{say('linkOfOther', { you, other })}</p>
      <p className="question-answers">
        <button type="button" className="main" onClick={() => replacePath('/')}>
          {say('stayAs', { name: you })}
        </button>
        <button type="button" className="quiet" onClick={onConfirm}>
          {say('continueAs', { name: other })}
        </button>
      </p>
    </main>
  );
}
