import type { CommandUse, CommandUseLabel, OwnSettingsError } from '#domain/docs/own-settings';
import { formatDate } from '#domain/format-date';

/** Texts of what the documentation shows of the server that was opened last (product.md §5.11). */
export const ownSettingsMessages = {
  title: 'In your server',
  /** In place of a value that the person may not see. */
  hidden: 'No access',
  stale: 'This may be out of date.',
  openServer: 'Open the server',
  retry: 'Try again',
} as const;

/** Why the documentation cannot show the settings of the server that was opened last. */
export const ownSettingsErrors = {
  signInRequired: 'Sign in again to see your settings here.',
  notAllowed: 'Your access has to be checked again.',
  tooSlow: 'Your settings could not be loaded.',
  unreachable: 'Your settings could not be loaded.',
} as const satisfies Record<OwnSettingsError['kind'], string>;

export const inServerText = (name: string) => `In ${name}`;

/** `at` is in Unix ms. */
export function namesFromText(at: number): string {
  return `Names from ${formatDate(at, { month: 'short', day: 'numeric', year: 'numeric' })}`;
}

const others = {
  'Admin Only': 'administrators',
  'Mod Permission': 'people who can manage messages',
} as const;

/** Whether a person may use the commands with a label, or who may. */
export function commandUseText(label: CommandUseLabel, use: CommandUse): string {
  switch (use.kind) {
    case 'owner':
      return 'You can use these: you own the server';
    case 'administrator':
      return 'You can use these: you are an administrator';
    case 'managesMessages':
      return 'You can use these: you can manage messages';
    case 'nobodyElse':
      return `For ${others[label]}. No admin role is set.`;
    case 'withAdminRole':
      return `For ${use.adminRole ?? 'the admin role'} and ${others[label]}`;
  }
}
