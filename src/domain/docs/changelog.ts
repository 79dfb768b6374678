import type { Block, Rich } from './blocks';

/** The version a reader of the changelog sees first (spec §9). */
export const latestVersion = '1.5';

/** The lucide icons that feature cards use, by the names lucide-react exports them under. */
export type IconName =
  | 'AtSign'
  | 'Bell'
  | 'CreditCard'
  | 'Hash'
  | 'HeartHandshake'
  | 'Mail'
  | 'MessageSquareText'
  | 'Pin'
  | 'Repeat2'
  | 'ScrollText'
  | 'Search'
  | 'Send'
  | 'ShieldCheck'
  | 'ShoppingCart'
  | 'Shuffle'
  | 'Stamp'
  | 'Ticket'
  | 'Timer'
  | 'Trophy'
  | 'UserPlus'
  | 'Users';

/** The pictures beside a version's changes; each is drawn by the changelog's screen. */
export type ChangelogPicture =
  | 'keyword-relay'
  | 'onboarding-ticket'
  | 'retention-ticket'
  | 'sticky-message'
  | 'success-points'
  | 'video-watermark';

/** A version as lists of versions show it (spec §3 «Changelog entry»). */
export interface VersionEntry {
  /** As in '1.45'. */
  version: string;
  /** The day it was released, ISO: '2025-03-01'. */
  date: string;
  /** Its page, without an origin. */
  path: string;
  title: string;
  /** Two to four, a few words each. */
  highlights: readonly string[];
}

/** How far a change had come on its date. */
export type UpdateStatus = 'Released' | 'Improved' | 'Fixed' | 'Beta';

/** A version with all that its page says (spec §3 «Version record»). */
export interface VersionRecord extends VersionEntry {
  /** Newest first; dates are ISO days, none later than the version's own. */
  summary: { updates: readonly { date: string; update: string; status: UpdateStatus }[] };
  onboardingGuide?: { steps: readonly { title: string; text: Rich }[] };
  recentUpdates: readonly Rich[];
  featureCards: readonly {
    iconName: IconName;
    title: string;
    features: readonly string[];
  }[];
  versionUpdates: readonly {
    title: string;
    content: readonly Block[];
    highlight?: string;
    image?: ChangelogPicture;
  }[];
}

/** The anchors of a version's page; each of its changes is under the anchor of its title (`anchorOf`). */
export const versionAnchors = {
  summary: 'summary',
  onboardingGuide: 'onboarding-guide',
  recentUpdates: 'recent-updates',
  featureCards: 'new-features',
} as const;

/** A version as an address may write it, without its 'v': 'v1.5' and '1.5' are both '1.5' (spec §2 «Docs»). */
export function parseVersion(text: string): string {
  return text.replace(/^v(?=\d)/iu, '');
}

/** The version an address means, or null when there is none: '1.50' and '01.5' are not '1.5'. */
export function findVersion<Version extends { version: string }>(
  versions: readonly Version[],
  text: string,
): Version | null {
  const wanted = parseVersion(text);
  return versions.find(({ version }) => version === wanted) ?? null;
}
