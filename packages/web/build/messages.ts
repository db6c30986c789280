/** ICU messages, parsed when the client is built, so that no parser goes to the browser. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, Part } from '../src/text/messages.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** A message as the client formats it: a text, or its parts. */
export function compileMessage(text: string, language: string): Message {
  return compile(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst(), text);
}

function compile(ast: Ast, text: string): Message {
  const parts = ast.map((element): Part => {
    if (element.type === LITERAL && 'value' in element) return element.value;
    if (element.type === ARGUMENT && 'value' in element) return [element.value];
    if (element.type === POUND) return 0;
    if ((element.type === SELECT || element.type === PLURAL) && 'options' in element) {
      const forms = Object.fromEntries(
        Object.entries(element.options).map(([form, { value }]) => [form, compile(value, text)]),
      );
      return [element.value, element.type === PLURAL ? 'plural' : 'select', forms];
    }
    throw new Error(`a message uses what the client cannot say: ${text}`);
  });
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}
