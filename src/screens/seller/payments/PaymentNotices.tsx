import { CloudOff, WifiOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import { Notice, Notices } from '#components/Notice/Notice';
import { exportErrors, paymentMessages } from '#content/messages/payments';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.machine';
import { exportError } from '#machines/store-payments/view';

/**
 * Notices above the list: a file could not be created, a buyer has paid for a plan without a membership, or the list
 * may be out of date.
 */
export function PaymentNotices({ setupHref }: { setupHref: string }) {
  const payments = StorePaymentsContext.useActorRef();
  const failure = StorePaymentsContext.useSelector(exportError);
  const isStale = StorePaymentsContext.useSelector((state) =>
    state.matches({ page: { shown: { list: 'stale' } } }),
  );
  const isLive = StorePaymentsContext.useSelector((state) => state.matches({ live: 'on' }));
  const isUnassigned = StorePaymentsContext.useSelector(
    ({ context }) => (context.payments?.page.unassigned.length ?? 0) > 0,
  );
  return (
    <>
      {failure && (
        <AlertPanel
          isLive
          tone="danger"
          title={exportErrors[failure]}
          actions={
            <Button tone="plain" size="compact" onPress={() => payments.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        />
      )}
      {isUnassigned && (
        <AlertPanel tone="warning" title={paymentMessages.waitingTitle}>
          {`${paymentMessages.waitingHelp} `}
          <Link href={setupHref}>Assign the plan in Settings</Link>
        </AlertPanel>
      )}
      <Notices>
        {!isLive && <Notice tone="warning" icon={<WifiOff />} text={paymentMessages.notLive} />}
        {isStale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={paymentMessages.stale}
            actions={
              <Button
                tone="plain"
                size="compact"
                onPress={() => payments.send({ type: 'page shown' })}
              >
                Load again
              </Button>
            }
          />
        )}
      </Notices>
    </>
  );
}
