import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { links } from '#content/links';
import { paths } from '#domain/paths';
import { row } from '#theme/box';
import { BrandMark } from './BrandMark';
import * as css from './SiteFrame.css';

/** The id of the footer. Without JavaScript, the menu link scrolls to the footer. */
export const FOOTER_ID = 'site-footer';

interface FooterLink {
  label: string;
  href: string;
  isExternal?: boolean;
}

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: paths.features.href() },
      { label: 'Embed Designer', href: paths.embeds.href() },
      { label: 'Marketplace', href: paths.marketplace.href() },
      { label: 'My Memberships', href: paths.myMemberships.href() },
      { label: 'Dashboard', href: paths.servers.href() },
      { label: 'Changelog', href: paths.changelog.href() },
    ],
  },
  {
    title: 'Documentation',
    links: [
      { label: 'Overview', href: paths.docs.href() },
      { label: 'Admin Commands', href: paths.adminCommands.href() },
      { label: 'User Commands', href: paths.userCommands.href() },
      { label: 'Feature Guides', href: paths.docsFeatures.href() },
      { label: 'Selling Memberships', href: paths.docsSelling.href() },
      { label: 'Buying Memberships', href: paths.docsBuying.href() },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Discord Server', href: links.communityInvite, isExternal: true },
      { label: 'Verification', href: paths.verification.href() },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', href: paths.terms.href() },
      { label: 'Privacy Policy', href: paths.privacy.href() },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer id={FOOTER_ID} className={css.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <span className={row({ gap: 's', weight: 'strong', letterSpacing: '-0.01em' })}>
            <BrandMark />
            {brand.name}
          </span>
          <p className={css.tagline}>{brand.tagline}</p>
        </div>
        {columns.map(({ title, links: those }) => (
          <nav key={title} aria-label={`${title} links`}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.links}>
              {those.map(({ label, ...link }) => (
                <li key={label}>
                  <Link {...link} tone="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={css.line}>
        © {brand.name}. Made for paid Discord communities; not affiliated with Discord Inc.
      </p>
    </footer>
  );
}
