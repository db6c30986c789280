/** Whether and when a person wants to be notified of their turns. The store keeps it as plain data. */
import { AfterMinutes, Paused } from '@guildhall/protocol';
import type { NotificationSettings } from '@guildhall/store';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const MINUTE_MS = 60_000;
const NotificationPreferences = Type.Object({ paused: Paused, afterMinutes: AfterMinutes });
const storedPreferences = Compile(NotificationPreferences);
export type NotificationPreferences = Static<typeof NotificationPreferences>;

const NO_PREFERENCES: NotificationPreferences = { paused: false, afterMinutes: null };

export function notificationPreferencesOf({ preferences }: NotificationSettings): NotificationPreferences {
  // Preferences that cannot be read count as none: a table of several people does not stand still for them.
  return storedPreferences.Check(preferences) ? preferences : NO_PREFERENCES;
}

/** How long after the beginning of a turn somebody is notified of it; null: not at all. */
export function notificationDelayMs(settings: NotificationSettings, usualMs: number): number | null {
  const { email, emailConfirmed, webhook } = settings;
  const { paused, afterMinutes } = notificationPreferencesOf(settings);
  const canBeReached = webhook !== null || (email !== null && emailConfirmed !== null);
  if (paused || !canBeReached) return null;
  return afterMinutes === null ? usualMs : afterMinutes * MINUTE_MS;
}
