/** How a table on a server is played: its name, its clock, the options of the game, what else its owner chose. */
import type { BaseOptions, OptionSpec } from '@guildhall/kernel';
import type { ClockSetting, TableInfo } from '@guildhall/protocol';
import type { ReactNode } from 'react';
import { games } from '../../registry/loaded-games.ts';
import { useSharedSay } from '../../text/shared-table-texts.ts';
import { type TextKey, useSay } from '../../text/texts.tsx';
import { speeches } from '../../text/words.ts';

export type About = Pick<TableInfo, 'title' | 'visibility' | 'settings'> & {
  readonly game: string;
  readonly options: Partial<BaseOptions>;
};

const AT_ZERO = {
  bot: 'atZeroBot',
  decide: 'atZeroDecide',
  leave: 'atZeroLeave',
} as const satisfies Readonly<Record<About['settings']['atZero'], TextKey>>;

export default function AboutTable({ about }: { readonly about: About }): ReactNode {
  const say = useSay();
  const { title, visibility, settings } = about;
  const { clock, atZero, confirm, openDrafts, openChat, standIn } = settings;
  const options = useOptionsInWords(about);
  const shared = useSharedSay();
  const time = (setting: ClockSetting): string => {
    switch (setting.kind) {
      case 'none':
        return say('timeNone');
      case 'live':
        return shared('clockLive', { minutes: Math.round(setting.seconds / 60), seconds: setting.increment });
      case 'days':
        return shared('clockDays', { days: setting.days });
      default:
        return setting satisfies never;
    }
  };
  const facts: readonly (readonly [string, string])[] = [
    ...(title === '' ? [] : [[say('tableName'), title] as const]),
    [say('time'), time(clock)],
    ...(clock.kind === 'none' ? [] : [[say('atZero'), say(AT_ZERO[atZero])] as const]),
    ...options,
    [say('turns'), say(confirm === 'asked' ? 'turnsAsked' : 'turnsAtOnce')],
    [say('drafts'), say(openDrafts ? 'draftsOpen' : 'draftsOwn')],
    [say('whoWatches'), say(visibility === 'public' ? 'everybody' : 'onlyInvited')],
    [say('whoTalks'), say(openChat ? 'talkOpen' : 'talkOwn')],
    [say('standInBots'), say('botOf', { level: standIn })],
  ];
  return (
    <dl className="about-table">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The options that can be chosen, each with its value; those that fix the set-up are told elsewhere. */
function useOptionsInWords({ game, options }: About): readonly (readonly [string, string])[] {
  const { language } = useSay();
  const { fields } = games.read(game).options;
  const speech = speeches.read(game, language);
  const given: Readonly<Record<string, unknown>> = { ...options };
  return Object.entries(fields as Readonly<Record<string, OptionSpec<unknown>>>).flatMap(
    ([name, { values }]) => {
      if (values === null || !(name in given)) return [];
      return [[speech.name(`option.${name}`), speech.name(`option.${name}.${String(given[name])}`)] as const];
    },
  );
}
