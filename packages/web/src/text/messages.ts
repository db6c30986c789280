/** Says compiled messages: see build/messages.ts. */

/** A text; an argument; `#`, the number of the plural around it; or a choice between forms. */
export type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, by: 'plural' | 'select', forms: Readonly<Record<string, Message>>];

export type Message = string | readonly Part[];

export type Arguments = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, number: number): string {
  let rules = plurals.get(language);
  if (rules === undefined) {
    rules = new Intl.PluralRules(language);
    plurals.set(language, rules);
  }
  return rules.select(number);
}

/** A message with its arguments filled in. */
export function format(message: Message, values: Arguments, language: string): string {
  return say(message, values, language, 0);
}

function say(message: Message, values: Arguments, language: string, number: number): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else if (part === 0) text += number;
    else {
      const value = values[part[0]];
      if (value === undefined) throw new Error(`a message misses {${part[0]}}`);
      if (part.length === 1) text += value;
      else text += choose(part[1], part[2], value, values, language, number);
    }
  }
  return text;
}

function choose(
  by: 'plural' | 'select',
  forms: Readonly<Record<string, Message>>,
  value: string | number,
  values: Arguments,
  language: string,
  number: number,
): string {
  if (by === 'select') return say(forms[value] ?? forms.other, values, language, number);
  const count = Number(value);
  const form = forms[`=${count}`] ?? forms[pluralOf(language, count)] ?? forms.other;
  return say(form, values, language, count);
}
