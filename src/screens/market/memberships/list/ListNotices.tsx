import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { listErrorText, membershipMessages } from '#content/messages/market/memberships';
import { failedRun } from '#machines/charts/view';
import { MembershipChangeContext } from '#machines/market/membership-change/membership-change.machine';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { ReadingNotices } from '../../../shell/Reading';

/** Explains why the last change failed, and whether the list may be out of date. */
export function ListNotices() {
  const change = MembershipChangeContext.useActorRef();
  const failed = MembershipChangeContext.useSelector(failedRun);
  const text = failed && listErrorText(failed.kind);
  const action = failed?.subject.action;
  return (
    <>
      {text && (
        <AlertPanel
          key={failed.kind}
          tone="danger"
          title={text.title}
          isLive
          actions={
            <Button tone="plain" size="compact" onPress={() => change.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        >
          {action && action.kind !== 'order' && (
            <>
              <strong dir="auto">{action.membership.name}</strong>
              {': '}
            </>
          )}
          {text.help}
        </AlertPanel>
      )}
      <ReadingNotices reader={MembershipListContext} texts={{ stale: membershipMessages.stale }} />
    </>
  );
}
