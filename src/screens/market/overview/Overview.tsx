import { RotateCw } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Card } from '#components/Card/Card';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Spinner } from '#components/Spinner/Spinner';
import { checklistErrors, hiddenReasons, sellerMessages } from '#content/messages/market/seller';
import { checklistOf, hiddenReason } from '#domain/marketplace/checklist';
import type { OwnStore } from '#domain/marketplace/own-store';
import { failureOf } from '#machines/charts/view';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { Checklist } from './Checklist';

export interface OverviewProps {
  store: OwnStore;
  /** Content below the checklist. */
  children?: ReactNode;
  /** The figures of the store. They are above a complete checklist, and below an incomplete one. */
  figures?: ReactNode;
}

/** The overview of a store with its checklist (product.md §21.6). Reads the machine `membership-list`. */
export function Overview({ store, children, figures }: OverviewProps) {
  const reason = hiddenReason(store);
  const memberships = MembershipListContext.useSelector(({ context }) => context.value);
  const isComplete = memberships
    ? checklistOf(store, memberships).every(({ isDone }) => isDone)
    : reason === null;
  const steps = (
    <Fragment key="steps">
      <Card>
        <Steps store={store} />
      </Card>
      {children}
    </Fragment>
  );
  const numbers = <Fragment key="figures">{figures}</Fragment>;
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={reason ? hiddenReasons[reason] : sellerMessages.published}
      />
      {isComplete ? [numbers, steps] : [steps, numbers]}
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
