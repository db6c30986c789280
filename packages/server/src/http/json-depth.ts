const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** How deep lists and objects are nested in a text that should be JSON: one look at each character, whatever it says. */
export function depthOf(json: string): number {
  let [depth, deepest] = [0, 0];
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText && code === BACKSLASH) at += 1;
    else if (!isText && opens(code)) deepest = Math.max(deepest, ++depth);
    else if (!isText && closes(code)) depth -= 1;
  }
  return deepest;
}

/** "[" or "{". */
function opens(code: number): boolean {
  return code === 0x5b || code === 0x7b;
}

/** "]" or "}". */
function closes(code: number): boolean {
  return code === 0x5d || code === 0x7d;
}
