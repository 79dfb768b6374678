import { Hash } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { appMessages } from '#content/messages/shell/app';
import { paths } from '#domain/paths';
import { box, row, stack } from '#theme/box';
import { BrandMark } from '../../shell/BrandMark';
import { PageHead } from '../../shell/PageHead';
import * as css from './NotFound.css';

const places = [
  { name: 'Documentation', href: paths.docs.href() },
  { name: 'Features', href: paths.features.href() },
  { name: 'Embed Designer', href: paths.embeds.href() },
] as const;

/** Shown for unknown paths (product.md §2.5). */
export function NotFound() {
  return (
    <div className={css.page}>
      <PageHead title={`${appMessages.notFoundCode} · ${brand.name}`} isUnlisted />
      <EmptyChannel />
      <div className={stack({ gap: 's', align: 'center' })}>
        <p
          className={`${box({ size: 's', weight: 'strong', color: 'accentText', digits: true })} ${css.code}`}
        >
          {appMessages.notFoundCode}
        </p>
        <h1 className={box({ size: 'headline', weight: 'strong', letterSpacing: '-0.025em' })}>
          {appMessages.notFound}
        </h1>
        <p className={`${box({ color: 'textMuted', textWrap: 'balance' })} ${css.help}`}>
          {appMessages.notFoundHelp}
        </p>
      </div>
      <LinkButton href={paths.home.href()}>{appMessages.returnHome}</LinkButton>
      <Elsewhere />
    </div>
  );
}

function Elsewhere() {
  return (
    <nav aria-label="Other pages">
      <ul className={row({ columnGap: 'xl', align: 'stretch', justify: 'center', wraps: true })}>
        {places.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} tone="quiet">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An empty Discord channel with the bot. Decorative: the heading says the same. */
function EmptyChannel() {
  return (
    <div aria-hidden className={css.channel}>
      <div
        className={`${row({ gap: 'xs', separator: 'below', size: 's', weight: 'strong' })} ${css.bar}`}
      >
        <Hash className={box({ square: 16, color: 'textMuted' })} />
        this-page
      </div>
      <div className={row({ gap: 'm', align: 'stretch', padding: 'l' })}>
        <span className={css.view}>
          <BrandMark />
        </span>
        <div className={stack({ gap: 'xs', flex: 1, shrinks: true })}>
          <p className={row({ gap: 's', weight: 'strong' })}>
            {brand.name}
            <span className={css.tag}>APP</span>
          </p>
          <p className={box({ color: 'textMuted' })}>
            There is no <span className={css.mention}>#this-page</span> in here.
          </p>
          <div className={css.embed}>
            <span className={css.bone({ length: 'long' })} />
            <span className={css.bone({ length: 'middle' })} />
            <span className={css.bone({ length: 'short' })} />
          </div>
        </div>
      </div>
    </div>
  );
}
