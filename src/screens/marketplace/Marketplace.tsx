import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { PageHead } from '../_shell/PageHead';
import { TopBar } from '../_shell/TopBar';
import { SellButton } from './account/SellButton';
import { FeaturedStores } from './parts/FeaturedStores';
import { Steps } from './parts/Steps';
import * as css from './Marketplace.css';

export interface MarketplaceProps {
  /** The account in the top bar. */
  account?: ReactNode;
}

/**
 * The marketplace (product.md §21.3): the demo stores and every published store. Reads the machines `store-list` and
 * `seller-account`.
 */
export function Marketplace({ account }: MarketplaceProps) {
  return (
    <AriaNavigation>
      <PageHead
        title={`Marketplace · ${brand.name}`}
        description="Memberships in paid Discord communities: reselling, Amazon, sports betting, trading cards, crypto, and sneakers."
      />
      <TopBar
        start={
          <Link href={paths.home.href()} tone="quiet">
            <ArrowLeft aria-hidden size="1em" />
            {brand.name}
          </Link>
        }
        end={
          <>
            <Link href={paths.docs.href()} tone="quiet">
              Documentation
            </Link>
            {account}
          </>
        }
      />
      <main className={css.page}>
        <header className={css.hero}>
          <h1 className={css.title}>{`${brand.name} Marketplace`}</h1>
          <p className={css.lead}>
            Memberships in paid Discord communities. Pick one, pay at the seller’s payment provider,
            and the bot lets you in.
          </p>
          <div className={css.action}>
            <SellButton />
          </div>
        </header>
        <FeaturedStores />
        <Steps />
      </main>
    </AriaNavigation>
  );
}
