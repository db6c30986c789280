/** The words of Tiletum. Which arguments a message has, and what each of them is: test/message-arguments.ts. */
import type { AllTexts } from '@guildhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

export const texts: AllTexts = { en, pl, uk };
