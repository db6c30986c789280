/** A sentence for whatever went wrong: what the server refuses, options, files and links. */
import { FileError, type OptionPlace, OptionsError } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { FaultTexts } from '../text/faults/en.ts';
import type { Arguments } from '../text/messages.ts';
import { saysOf, useSay } from '../text/texts.tsx';
import { valueNames } from '../text/value-names.ts';
import { speeches } from '../text/words.ts';
import { ApiError } from '../transport/api.ts';
import { LinkError } from '../transport/packed.ts';
import type { FaultWordsProps } from './fault-words.tsx';

const faultSays = saysOf<keyof FaultTexts>({
  en: async () => (await import('../text/faults/en.ts')).en,
  pl: async () => (await import('../text/faults/pl.ts')).pl,
  uk: async () => (await import('../text/faults/uk.ts')).uk,
});

export default function FaultSentence({ error, game = null }: FaultWordsProps): ReactNode {
  const { language } = useSay();
  const say = faultSays.read(language);
  const ofOption = (at: OptionPlace | null): string => {
    if (at === null || game === null) return say('options');
    const { path, range } = at;
    const option =
      path === null
        ? speeches.read(game, language).name(`option.${at.option}`)
        : valueNames.read(game, language).label(path);
    return range === null ? say('options.value', { option }) : say('options.range', { option, ...range });
  };

  if (error instanceof OptionsError) return ofOption(error.at);
  if (error instanceof LinkError) return say(`link.${error.fault}`);
  if (error instanceof FileError) {
    const { fault, place } = error;
    if (place?.kind === 'option') return say('file.options', { why: ofOption(place.at) });
    const field = place?.kind === 'field' ? place.field : '';
    const number = place?.kind === 'entry' ? place.number : 0;
    return say(`file.${fault}`, { field, number });
  }
  if (!(error instanceof ApiError)) return say('other');
  if (error.code === 'options') return ofOption(optionPlace(error.body.at));
  const key = faultKeys(error).find(say.knows);
  return say(key ?? 'fault', argumentsOf(error));
}

/** Under which keys words for a refusal may stand, the most telling first. */
function faultKeys({ code, body }: ApiError): string[] {
  const { why, retryAfter } = body;
  return [
    ...(typeof why === 'string' ? [`${code}.${why}`] : []),
    ...(typeof retryAfter === 'number' ? [`${code}.wait`] : []),
    code,
  ];
}

/** The numbers and names that came with a refusal. */
function argumentsOf({ body }: ApiError): Arguments {
  const given = Object.entries(body).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(given);
}

function optionPlace(raw: unknown): OptionPlace | null {
  const at = raw as OptionPlace | null | undefined;
  return typeof at?.option === 'string' ? at : null;
}
