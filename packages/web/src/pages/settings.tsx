/** What a person likes: language, light, pace, help. */
import type { ReactNode } from 'react';
import { speak } from '../person.ts';
import {
  COACHING,
  type Coaching,
  PACES,
  type Pace,
  prefer,
  type Theme,
  UI_LANGUAGES,
  usePreferences,
} from '../preferences.ts';
import { useSay } from '../text/texts.tsx';

/** Every language by its own name. */
const LANGUAGE_NAMES = { en: 'English', pl: 'Polski', uk: 'Українська' } as const;

export function LanguageChoice(): ReactNode {
  const say = useSay();
  const { language } = usePreferences();
  return (
    <label className="field inline">
      <span>{say('language')}</span>
      <select
        value={language}
        data-choice="language"
        onChange={(event) => {
          const chosen = UI_LANGUAGES.find((one) => one === event.target.value);
          if (chosen === undefined) return;
          prefer({ language: chosen });
          // Words that are sent out follow; where that fails the next choice or the page of notifications tells it.
          speak(chosen).catch(() => {});
        }}
      >
        {UI_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ThemeChoice(): ReactNode {
  const say = useSay();
  const { theme } = usePreferences();
  const themes: readonly (readonly [Theme, string])[] = [
    ['auto', say('themeAuto')],
    ['light', say('themeLight')],
    ['dark', say('themeDark')],
  ];
  return (
    <label className="field inline">
      <span>{say('theme')}</span>
      <select value={theme} onChange={(event) => prefer({ theme: event.target.value as Theme })}>
        {themes.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SettingsFormProps {
  /** Where a table decides whether a finished turn waits, and why; null: the person here does. */
  readonly confirmFixed: { readonly isOn: boolean; readonly why: ReactNode } | null;
}

export function SettingsForm({ confirmFixed }: SettingsFormProps): ReactNode {
  const say = useSay();
  const { pace, coaching, shortcuts, confirm, freeAnswers, sound, pieceSound } = usePreferences();
  return (
    <div className="settings">
      <LanguageChoice />
      <ThemeChoice />
      <label className="field inline">
        <span>{say('pace')}</span>
        <select value={pace} onChange={(event) => prefer({ pace: event.target.value as Pace })}>
          {PACES.map((one) => (
            <option key={one} value={one}>
              {say(`pace.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field inline">
        <span>{say('coaching')}</span>
        <select
          value={coaching}
          onChange={(event) => prefer({ coaching: event.target.value as Coaching, introduced: [] })}
        >
          {COACHING.map((one) => (
            <option key={one} value={one}>
              {say(`coaching.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Check title={say('shortcutsOn')} isOn={shortcuts} onChange={(on) => prefer({ shortcuts: on })} />
      <Check
        title={say('confirmOn')}
        isOn={confirmFixed?.isOn ?? confirm}
        fixed={confirmFixed?.why ?? null}
        onChange={(on) => prefer({ confirm: on })}
      />
      <Check title={say('freeAnswersOn')} isOn={freeAnswers} onChange={(on) => prefer({ freeAnswers: on })} />
      <Check title={say('soundOn')} isOn={sound} onChange={(on) => prefer({ sound: on })} />
      <Check title={say('pieceSoundOn')} isOn={pieceSound} onChange={(on) => prefer({ pieceSound: on })} />
    </div>
  );
}

interface CheckProps {
  readonly title: string;
  readonly isOn: boolean;
  /** Why it cannot be changed here; null: it can. */
  readonly fixed?: ReactNode;
  onChange(isOn: boolean): void;
}

function Check({ title, isOn, fixed = null, onChange }: CheckProps): ReactNode {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        disabled={fixed !== null}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {title}
        {fixed !== null && <small className="soft"> {fixed}</small>}
      </span>
    </label>
  );
}
