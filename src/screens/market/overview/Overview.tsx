import { ChevronRight, Circle, CircleCheck, RotateCw } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { ProgressBar } from '#components/ProgressBar/ProgressBar';
import { Button } from '#components/Button/Button';
import { Card } from '#components/Card/Card';
import { Anchor } from '#components/Link/Anchor';
import { Link } from '#components/Link/Link';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Spinner } from '#components/Spinner/Spinner';
import {
  checklistErrors,
  checklistProgressText,
  checklistTexts,
  hiddenReasons,
  sellerMessages,
} from '#content/messages/market/seller';
import {
  type ChecklistItem,
  checklistOf,
  type ChecklistStep,
  hiddenReason,
} from '#domain/marketplace/checklist';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths, type SellerSection } from '#domain/paths';
import { failureOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { box, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './Overview.css';

/** The section and field in which each step is completed. */
const places = {
  name: { section: 'setup', field: 'name' },
  design: { section: 'design', field: undefined },
  membership: { section: 'memberships', field: undefined },
  checkout: { section: 'memberships', field: 'checkoutUrl' },
  publish: { section: 'overview', field: 'publish' },
} as const satisfies Record<ChecklistStep, { section: SellerSection; field: string | undefined }>;

export interface OverviewProps {
  store: OwnStore;
  /** The section that publishes the store, and what the marketplace shows. */
  children?: ReactNode;
  /** The figures of the store. They are above `children` once the checklist is complete, and below before. */
  figures?: ReactNode;
}

/** The overview of a store, with its checklist until it is complete (product.md §21.6). Reads the machine `membership-list`. */
export function Overview({ store, children, figures }: OverviewProps) {
  const reason = hiddenReason(store);
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  const failure = MembershipListContext.useSelector(failureOf);
  const isComplete = memberships
    ? checklistOf(store, memberships).every(({ isDone }) => isDone)
    : reason === null && failure === null;
  const publishing = <Fragment key="publishing">{children}</Fragment>;
  const numbers = <Fragment key="figures">{figures}</Fragment>;
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={reason ? hiddenReasons[reason] : sellerMessages.published}
      />
      {!isComplete && (
        <Card>
          <Steps store={store} />
        </Card>
      )}
      {isComplete ? [numbers, publishing] : [publishing, numbers]}
    </>
  );
}

function Steps({ store }: OverviewProps) {
  const checklist = MembershipListContext.useActorRef();
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  const failure = MembershipListContext.useSelector(failureOf);
  if (memberships) {
    return <Checklist storeId={store.id} items={checklistOf(store, memberships)} />;
  }
  if (failure === null) return <Spinner label={sellerMessages.loading} />;
  return (
    <AlertPanel
      tone="danger"
      title={sellerMessages.checklistUnreachable}
      actions={
        <Button tone="plain" icon={<RotateCw />} onPress={() => checklist.send({ type: 'retry' })}>
          Try again
        </Button>
      }
    >
      <p>{checklistErrors[failure]}</p>
    </AlertPanel>
  );
}

interface ChecklistProps {
  storeId: string;
  items: readonly ChecklistItem[];
}

/** Lists what is required before a store can sell. Each row links to the section or field of its step. */
function Checklist({ storeId, items }: ChecklistProps) {
  const titleId = useId();
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'm' })}>
      <div className={row({ gap: 's', align: 'baseline', justify: 'between', wraps: true })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {sellerMessages.checklistTitle}
        </h2>
        <p className={box({ size: 's', color: 'textMuted' })}>
          {checklistProgressText(done, items.length)}
        </p>
      </div>
      <ProgressBar labelledBy={titleId} value={done} max={items.length} />
      <ol className={css.checklist}>
        {items.map(({ step, isDone }) => {
          const { section, field } = places[step];
          return (
            <li key={step}>
              <Anchor
                href={paths.seller.href(storeId, section, field)}
                className={css.checklistLink}
              >
                <Row step={step} isDone={isDone} />
                <ChevronRight
                  aria-hidden
                  className={box({ flex: 'none', pushed: true, square: 18, color: 'textMuted' })}
                />
              </Anchor>
            </li>
          );
        })}
      </ol>
      <p className={box({ size: 's' })}>
        <Link href={paths.docsSelling.href()}>{sellerMessages.howToSell}</Link>
      </p>
    </section>
  );
}

function Row({ step, isDone }: ChecklistItem) {
  const { title, todo } = checklistTexts[step];
  return (
    <>
      {isDone ? (
        <CircleCheck aria-hidden className={css.done} />
      ) : (
        <Circle aria-hidden className={css.open} />
      )}
      <span className={stack({ shrinks: true })}>
        <span className={box({ weight: 'medium' })}>
          {title}
          <span className={visuallyHidden}>{isDone ? ' (done)' : ' (to do)'}</span>
        </span>
        {!isDone && <span className={box({ size: 's', color: 'textMuted' })}>{todo}</span>}
      </span>
    </>
  );
}
