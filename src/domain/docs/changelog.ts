import type { Block, Rich } from './blocks';

/** The version that `/docs/changelog` shows (product.md §5.6). */
export const latestVersion = '1.5';

/** The lucide icons of feature cards, by their export names. */
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

export type ChangelogPicture =
  | 'keyword-relay'
  | 'onboarding-ticket'
  | 'retention-ticket'
  | 'sticky-message'
  | 'success-points'
  | 'video-watermark';

/** A version in a list (product.md §5.6). */
export interface VersionEntry {
  /** Such as "1.45". */
  version: string;
  /** The release day, ISO: "2025-03-01". */
  date: string;
  /** The path of the page, without an origin. */
  path: string;
  title: string;
  /** Two to four phrases of a few words. */
  highlights: readonly string[];
}

export type UpdateStatus = 'Released' | 'Improved' | 'Fixed' | 'Beta';

/** A version with the content of its page (product.md §5.7). */
export interface VersionRecord extends VersionEntry {
  /** Newest first. The dates are ISO days. None of them is later than the release day of the version. */
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

/** The anchors of a version page. The anchor of a change is derived from the title of the change (`anchorOf`). */
export const versionAnchors = {
  summary: 'summary',
  onboardingGuide: 'onboarding-guide',
  recentUpdates: 'recent-updates',
  featureCards: 'new-features',
} as const;

/** Removes the optional "v" of a version, because "v1.5" and "1.5" mean the same (product.md §2.1). */
export function parseVersion(text: string): string {
  return text.replace(/^v(?=\d)/iu, '');
}

/** Returns the version that a URL names, or null. "1.50" and "01.5" are not the same as "1.5". */
export function findVersion<Version extends { version: string }>(
  versions: readonly Version[],
  text: string,
): Version | null {
  const wanted = parseVersion(text);
  return versions.find(({ version }) => version === wanted) ?? null;
}
