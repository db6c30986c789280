/** Enters the house with a name. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { setEntered } from '../person.ts';
import { type Say, type TextKey, useSay } from '../texts.tsx';
import { api, ServerNo } from '../transport/api.ts';

/** What a name lacks, as the server says it. */
const NAME_FAULTS: Readonly<Record<string, TextKey>> = {
  'nothing-to-read': 'nameNothing',
  'too-long': 'nameLong',
  'too-many-marks': 'nameMarks',
  'mixed-letters': 'nameMixed',
  'odd-letters': 'nameOdd',
};

function faultOf(error: unknown, say: Say): string {
  const why = error instanceof ServerNo && error.code === 'bad-name' ? String(error.body.why) : '';
  if (Object.hasOwn(NAME_FAULTS, why)) return say(NAME_FAULTS[why]);
  return error instanceof Error ? error.message : String(error);
}

export function EnterForm(): ReactNode {
  const say = useSay();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      setEntered(await api.enter(name, say.language));
    } catch (error) {
      setFault(faultOf(error, say));
    }
  };
  return (
    <form className="enter" onSubmit={(event) => void enter(event)}>
      <label className="field">
        <span>{say('yourName')}</span>
        <input
          required
          maxLength={30}
          autoComplete="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="main">
        {say('enter')}
      </button>
      {fault !== null && (
        <p role="alert" className="refusal">
          {fault}
        </p>
      )}
    </form>
  );
}
