import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import { exportErrors, paymentMessages } from '#content/messages/market/payments';
import { failedRun } from '#machines/charts/view';
import { PaymentsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { ReadingNotices } from '../../shell/Reading';

/**
 * Notices above the list: a file could not be created, a buyer has paid for a plan without a membership, or the list
 * may be out of date.
 */
export function PaymentNotices({ setupHref }: { setupHref: string }) {
  const exporter = PaymentsExportContext.useActorRef();
  const failure = PaymentsExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
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
      <ReadingNotices
        reader={StorePaymentsContext}
        texts={{ stale: paymentMessages.stale, liveLost: paymentMessages.notLive }}
      />
    </>
  );
}
