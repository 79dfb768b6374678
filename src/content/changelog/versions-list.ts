import type { VersionEntry } from '#domain/docs/changelog';
import { paths } from '#domain/paths';

/** The versions without their texts. The file of each version imports its entry from here. */
export const versionEntries = {
  '1.5': entry('1.5', '2025-03-01', 'Onboarding tickets and fairer points', [
    'Onboarding tickets with role toggles',
    'Success points that are hard to farm',
    'Support roles for each kind of ticket',
  ]),
  '1.45': entry('1.45', '2025-02-08', 'Manage time and access with commands', [
    'Add time to a membership',
    'Add or remove a user in any channel',
    'Easier reminders',
  ]),
  '1.4': entry('1.4', '2025-01-18', 'Keyword relay', [
    'Copy messages by keyword',
    'Pings for the keywords members follow',
    'Silent relays',
  ]),
  '1.35': entry('1.35', '2024-12-21', 'Keeping the members you have', [
    'Retention tickets on cancellation',
    'Tickets for failed payments',
    'Feedback after each ticket',
  ]),
  '1.3': entry('1.3', '2024-11-30', 'Sticky messages and automatic roles', [
    'Sticky messages',
    'Conditions for automatic roles',
    'A role that replaces another',
  ]),
  '1.25': entry('1.25', '2024-11-02', 'Logs and a warm welcome', [
    'Server logs',
    'Welcome direct messages',
    'Who invited whom',
  ]),
  '1.2': entry('1.2', '2024-10-05', 'Your logo on every success', [
    'Watermarks on videos',
    'Watermark pairings and relay',
    'Members can delete their post',
  ]),
  '1.1': entry('1.1', '2024-09-07', 'Tools for members', [
    'Gmail dot trick',
    'Variants grabber',
    'Telegram relay and checkout log',
  ]),
} as const satisfies Record<string, VersionEntry>;

export const versionList: readonly VersionEntry[] = Object.values(versionEntries);

export type Version = keyof typeof versionEntries;

function entry(
  version: string,
  date: string,
  title: string,
  highlights: readonly string[],
): VersionEntry {
  return { version, date, path: paths.changelogVersion.href(version), title, highlights };
}
