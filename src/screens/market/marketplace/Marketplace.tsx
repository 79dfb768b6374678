import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { PageHead } from '../../shell/PageHead';
import { useThemeChoice } from '../../shell/theme-choice';
import { ThemeSwitch } from '../../shell/ThemeSwitch';
import { TopBar } from '../../shell/TopBar';
import { needsScript } from '../../shell/TopBar.css';
import { SellButton } from '../seller-account/SellButton';
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
  const { theme, setTheme } = useThemeChoice();
  return (
    <AriaNavigation>
      <PageHead
        title={`Marketplace · ${brand.name}`}
        description="Memberships in paid Discord communities: reselling, Amazon, sports betting, trading cards, crypto, and sneakers."
      />
      <TopBar
        back={{ href: paths.home.href(), label: 'Back to home' }}
        links={[{ href: paths.docs.href(), label: 'Documentation', icon: BookOpen }]}
        end={
          <>
            <div className={needsScript}>
              <ThemeSwitch value={theme} onChange={setTheme} />
            </div>
            {account}
          </>
        }
      />
      <main id="main" tabIndex={-1} className={css.page}>
        <header className={css.hero}>
          <h1 className={css.title}>{`${brand.name} Marketplace`}</h1>
          <p className={css.lead}>
            Memberships in paid Discord communities. Pick one, pay through the seller’s payment
            provider, and the bot lets you in.
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
