import { brand } from '#content/brand';
import { versionList } from '#content/changelog/versions-list';
import { paths } from '#domain/paths';
import { docPages } from './pages';

/** A page that everyone may read without signing in, as search engines and machines are told of it. */
export interface PublicPage {
  path: string;
  title: string;
  /** One sentence. */
  description: string;
  group: 'Product' | 'Documentation' | 'Changelog' | 'Legal';
  /** The day it last changed, ISO, where that is known. */
  changed?: string;
}

/** Every public page: what the sitemap lists, and `llms.txt`. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home.href(),
    title: brand.heroTitle,
    description: `${brand.tagline}.`,
    group: 'Product',
  },
  {
    path: paths.features.href(),
    title: 'Features and plans',
    description: 'Everything the bot does, by plan: Base, Amazon, add-ons and work made to order.',
    group: 'Product',
  },
  {
    path: paths.embeds.href(),
    title: 'Embed designer',
    description:
      'Write Discord embeds beside a true preview, send them by webhook, share them by link.',
    group: 'Product',
  },
  ...docPages.map(({ path, title, description }) => ({
    path,
    title,
    description,
    group: 'Documentation' as const,
  })),
  ...versionList.map(({ version, path, title, date, highlights }) => ({
    path,
    title: `Version ${version}: ${title}`,
    description: `${highlights.join('. ')}.`,
    group: 'Changelog' as const,
    changed: date,
  })),
  {
    path: paths.terms.href(),
    title: 'Terms of Service',
    description: 'What you and we agree on when you use Grouped.',
    group: 'Legal',
  },
  {
    path: paths.privacy.href(),
    title: 'Privacy Policy',
    description: 'What Grouped keeps about you and your members, why, and for how long.',
    group: 'Legal',
  },
];
