import { BookOpen, CreditCard, Search, UserCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { Button } from '#components/Button/Button';
import { brand } from '#content/brand';
import { paths } from '#domain/paths';
import { useIsRefreshing } from '#machines/charts/known.context';
import { SellerAccountContext } from '#machines/market/seller-account/seller-account.machine';
import { box, stack } from '#theme/box';
import { PageHead } from '../../shell/PageHead';
import { TopBar } from '../../shell/TopBar';
import { prepareAccountDialog } from '../seller-account/LazyAccountDialog';
import * as css from './Marketplace.css';
import { FeaturedStores } from './parts/FeaturedStores';

const steps = [
  {
    title: 'Find a community',
    text: 'Each store says what its memberships include, what they cost, and how many spots are left.',
    Icon: Search,
  },
  {
    title: 'Pay through the provider',
    text: '“Join” opens the seller’s checkout page. No payment data passes through this site.',
    Icon: CreditCard,
  },
  {
    title: 'Get your role',
    text: 'The bot gives you the role on Discord that opens the community’s channels.',
    Icon: UserCheck,
  },
];

export interface MarketplaceProps {
  account?: ReactNode;
}

/**
 * The marketplace (product.md §21.3): the demo stores and every published store. Reads the machines `store-list`,
 * `more-stores` and `seller-account`.
 */
export function Marketplace({ account }: MarketplaceProps) {
  return (
    <AriaNavigation>
      <PageHead
        title={`Marketplace · ${brand.name}`}
        description="Memberships in paid Discord communities: reselling, Amazon, sports betting, trading cards, crypto, and sneakers."
      />
      <TopBar
        back={{ href: paths.home.href(), label: 'Back to home' }}
        links={[{ href: paths.docs.href(), label: 'Documentation', icon: BookOpen }]}
        end={account}
      />
      <main id="main" aria-busy={useIsRefreshing() || undefined} tabIndex={-1} className={css.page}>
        <header className={css.hero}>
          <div className={stack({ gap: 'xs', shrinks: true })}>
            <h1
              className={box({ size: 'xxl', weight: 'strong', letterSpacing: '-0.03em' })}
            >{`${brand.name} Marketplace`}</h1>
            <p className={box({ color: 'textMuted' })}>
              Memberships in paid Discord communities. Pick one, pay through the seller’s payment
              provider, and the bot lets you in.
            </p>
          </div>
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

function Steps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
      <h2 id={titleId} className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
        How it Works
      </h2>
      <ol className={css.steps}>
        {steps.map(({ title, text, Icon }) => (
          <li key={title} className={stack({ gap: 's' })}>
            <Icon aria-hidden className={css.icon} />
            <h3 className={box({ size: 'l', weight: 'strong' })}>{title}</h3>
            <p className={box({ color: 'textMuted' })}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Opens the account dialog. If the user already has a seller account, opens their dashboard instead. */
function SellButton() {
  const actor = SellerAccountContext.useActorRef();
  const isBusy = SellerAccountContext.useSelector((dialog) => dialog.hasTag('busy'));
  return (
    <Button
      isPending={isBusy}
      onPointerEnter={prepareAccountDialog}
      onFocus={prepareAccountDialog}
      onPress={() => actor.send({ type: 'open', part: 'create' })}
    >
      Sell a Membership
    </Button>
  );
}
