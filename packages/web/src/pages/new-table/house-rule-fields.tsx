/** How a table is played, besides the game's own options: which bots step in, who sees unfinished turns, who talks. */
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { BotLevelOptions } from './bot-level-options.tsx';

export interface HouseRules {
  /** The level of bots that step in; empty: the server's usual one. */
  readonly standIn: string;
  readonly openDrafts: boolean;
  /** Whether everybody talks who watches. */
  readonly openChat: boolean;
}

export const USUAL_RULES: HouseRules = { standIn: '', openDrafts: false, openChat: false };

interface HouseRuleFieldsProps {
  readonly rules: HouseRules;
  onChange(rules: HouseRules): void;
}

export function HouseRuleFields({ rules, onChange }: HouseRuleFieldsProps): ReactNode {
  const say = useSay();
  return (
    <div className="option-fields">
      <label className="field">
        <span>{say('standInBots')}</span>
        <select
          value={rules.standIn}
          onChange={(event) => onChange({ ...rules, standIn: event.target.value })}
        >
          <option value="">{say('standInUsual')}</option>
          <BotLevelOptions />
        </select>
      </label>
      <label className="field">
        <span>{say('drafts')}</span>
        <select
          value={rules.openDrafts ? 'open' : 'own'}
          onChange={(event) => onChange({ ...rules, openDrafts: event.target.value === 'open' })}
        >
          <option value="own">{say('draftsOwn')}</option>
          <option value="open">{say('draftsOpen')}</option>
        </select>
      </label>
      <label className="field">
        <span>{say('whoTalks')}</span>
        <select
          value={rules.openChat ? 'open' : 'own'}
          onChange={(event) => onChange({ ...rules, openChat: event.target.value === 'open' })}
        >
          <option value="own">{say('talkOwn')}</option>
          <option value="open">{say('talkOpen')}</option>
        </select>
      </label>
    </div>
  );
}
