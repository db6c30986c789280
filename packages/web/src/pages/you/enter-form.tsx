/** Enters the house with a name. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { setEntered } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import { api } from '../../transport/api.ts';
import { FaultAlert } from '../../ui/fault-words.tsx';
import { Link } from '../../ui/link.tsx';
import { NameField } from './name-field.tsx';

export function EnterForm(): ReactNode {
  const say = useSay();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<unknown>(null);
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      setEntered(await api.enter(name, say.language));
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <form className="enter" onSubmit={(event) => void enter(event)}>
      <NameField name={name} onChange={setName} />
      <button type="submit" className="main">
        {say('enter')}
      </button>
      <Link to="/come-back" className="quiet-link">
        {say('haveCode')}
      </Link>
      <FaultAlert error={fault} />
    </form>
  );
}
