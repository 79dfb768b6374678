import { RotateCw, Store as StoreIcon, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { categoryNames, marketplaceMessages } from '#content/messages/market/marketplace';
import type { PublicReview } from '#domain/marketplace/review';
import type { StoreError, StorePage } from '#domain/marketplace/store';
import { isolated } from '#domain/names';
import { paths } from '#domain/paths';
import { failureOf } from '#machines/charts/view';
import { StorePageContext } from '#machines/market/store-page/store-page.machine';
import { grid } from '#theme/box';
import { fillsWindow } from '#theme/fills-window.css';
import { LoadingPage } from '#screens/shell/MessagePage';
import { page as messagePage } from '../../shell/MessagePage.css';
import { PageHead } from '../../shell/PageHead';
import { StoreView, type StoreViewProps } from '../store/StoreView';

export interface StoreProps extends Pick<StoreViewProps, 'waitlistOf' | 'held'> {
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
  account?: ReactNode;
  /** Returns this visitor's link for a checkout URL. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
  reportOf?: (store: StorePage) => ReactNode;
  reportReviewOf?: (review: PublicReview) => ReactNode;
}

/** A public store page (product.md §21.4). Reads the machine `store-page`. */
export function Store(props: StoreProps) {
  const { now, account, linkOf, reportOf, reportReviewOf, waitlistOf, held } = props;
  const page = StorePageContext.useSelector(({ context }) => context.value);
  const error = StorePageContext.useSelector(failureOf);
  if (error !== null) return <Failed kind={error} />;
  if (page === null) return <LoadingPage />;
  return (
    <>
      <PageHead
        title={`${isolated(page.name)} · ${brand.name}`}
        description={
          page.tagline === ''
            ? `${categoryNames[page.category]} community on Discord.`
            : page.tagline
        }
        picture={page.cardUrl}
      />
      {/* As high as the window, so that the footer of a short store page is at the bottom of the window. */}
      <div className={`${fillsWindow} ${grid()}`}>
        <StoreView
          store={page}
          now={now}
          account={account}
          waitlistOf={waitlistOf}
          linkOf={linkOf}
          held={held}
          report={page.isDemo ? null : reportOf?.(page)}
          reportReviewOf={reportReviewOf}
        />
      </div>
    </>
  );
}

const failures = {
  notFound: {
    icon: <StoreIcon />,
    title: marketplaceMessages.notFound,
    help: marketplaceMessages.notFoundHelp,
  },
  gone: {
    icon: <StoreIcon />,
    title: marketplaceMessages.gone,
    help: marketplaceMessages.goneHelp,
  },
  unreachable: {
    icon: <Unplug />,
    title: marketplaceMessages.storeUnreachable,
    help: marketplaceMessages.storeUnreachableHelp,
  },
} as const satisfies Record<StoreError['kind'], object>;

function Failed({ kind }: { kind: StoreError['kind'] }) {
  const page = StorePageContext.useActorRef();
  const { icon, title, help } = failures[kind];
  return (
    <main className={messagePage}>
      <PageHead title={`${title} · ${brand.name}`} isUnlisted />
      <div role="alert">
        <EmptyState
          level={1}
          icon={icon}
          title={title}
          description={help}
          actions={
            <>
              {kind === 'unreachable' && (
                <Button icon={<RotateCw />} onPress={() => page.send({ type: 'retry' })}>
                  Try again
                </Button>
              )}
              <LinkButton tone="plain" href={paths.marketplace.href()}>
                Go to the marketplace
              </LinkButton>
            </>
          }
        />
      </div>
    </main>
  );
}
