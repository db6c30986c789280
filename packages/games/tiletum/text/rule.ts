import type { RuleText } from '@guildhall/kernel';

/** A ruling is given where the sources disagree or are silent. */
export function rule(title: string, text: string, ruling = ''): RuleText {
  return { title, text, ruling };
}
