import { CloudOff, WifiOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import { Notice, Notices } from '#components/Notice/Notice';
import { exportErrors, paymentMessages } from '#content/messages/payments';
import { failedRun, isLiveLost, staleReasonOf } from '#machines/charts/view';
import { PaymentsExportContext } from '#machines/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.machine';

/**
 * Notices above the list: a file could not be created, a buyer has paid for a plan without a membership, or the list
 * may be out of date.
 */
export function PaymentNotices({ setupHref }: { setupHref: string }) {
  const payments = StorePaymentsContext.useActorRef();
  const exporter = PaymentsExportContext.useActorRef();
  const failure = PaymentsExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
  const isStale = StorePaymentsContext.useSelector((state) => staleReasonOf(state) !== null);
  const isLost = StorePaymentsContext.useSelector(isLiveLost);
  const isUnassigned = StorePaymentsContext.useSelector(
    ({ context }) => (context.value?.page.unassigned.length ?? 0) > 0,
  );
  return (
    <>
      {failure && (
        <AlertPanel
          isLive
          tone="danger"
          title={exportErrors[failure]}
          actions={
            <Button tone="plain" size="compact" onPress={() => exporter.send({ type: 'dismiss' })}>
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
        {isLost && <Notice tone="warning" icon={<WifiOff />} text={paymentMessages.notLive} />}
        {isStale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={paymentMessages.stale}
            actions={
              <Button tone="plain" size="compact" onPress={() => payments.send({ type: 'reload' })}>
                Load again
              </Button>
            }
          />
        )}
      </Notices>
    </>
  );
}
