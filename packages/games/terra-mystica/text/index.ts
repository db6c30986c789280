/**
 * The words of Terra Mystica. In `names`, phases stand under `phase.`, steps of the table under `table.`, options
 * under `option.<field>` and `option.<field>.<value>`, chapters of the rules under `rules.`; all else under its own
 * key. Which arguments a message has, and what each of them is: test/message-arguments.ts.
 */
import type { AllTexts } from '@guildhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

export const texts: AllTexts = { en, pl, uk };
