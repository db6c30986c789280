import type { RuleTexts } from '@guildhall/kernel';

export const rules: RuleTexts = {};
