import { ArrowLeft } from 'lucide-react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Link } from '#components/Link/Link';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { PageHead } from '../_shell/PageHead';
import { TopBar } from '../_shell/TopBar';
import { FeaturedStores } from './parts/FeaturedStores';
import { Steps } from './parts/Steps';
import * as css from './Marketplace.css';

/** The marketplace (product.md §21.3): the demo stores and every published store. Reads the machine `store-list`. */
export function Marketplace() {
  return (
    <AriaNavigation>
      <PageHead
        title={`Marketplace · ${brand.name}`}
        description="Memberships of paid Discord communities: reselling, Amazon, sports betting, trading cards, crypto and sneakers."
      />
      <TopBar
        start={
          <Link href={paths.home.href()} tone="quiet">
            <ArrowLeft aria-hidden size="1em" />
            {brand.name}
          </Link>
        }
        end={
          <Link href={paths.docs.href()} tone="quiet">
            Documentation
          </Link>
        }
      />
      <main className={css.page}>
        <header className={css.hero}>
          <h1 className={css.title}>{`${brand.name} Marketplace`}</h1>
          <p className={css.lead}>
            Memberships of paid Discord communities. Pick one, pay at the seller’s payment provider,
            and the bot lets you in.
          </p>
        </header>
        <FeaturedStores />
        <Steps />
      </main>
    </AriaNavigation>
  );
}
