import { CloudOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Notice, Notices } from '#components/Notice/Notice';
import { listErrorText, membershipMessages } from '#content/messages/market/memberships';
import { MembershipListContext } from '#machines/market/membership-list/membership-list.machine';
import { actionErrorKind, isListStale } from '#machines/market/membership-list/view';

/** Explains why the last change failed, and whether the list may be out of date. */
export function ListNotices() {
  const list = MembershipListContext.useActorRef();
  const error = MembershipListContext.useSelector(actionErrorKind);
  const isStale = MembershipListContext.useSelector(isListStale);
  const failed = MembershipListContext.useSelector(({ context: { action } }) =>
    action && action.kind !== 'order' ? action.membership.name : null,
  );
  const text = error && listErrorText(error);
  return (
    <>
      {text && (
        <AlertPanel
          key={error}
          tone="danger"
          title={text.title}
          isLive
          actions={
            <Button tone="plain" size="compact" onPress={() => list.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        >
          {failed !== null && (
            <>
              <strong dir="auto">{failed}</strong>
              {': '}
            </>
          )}
          {text.help}
        </AlertPanel>
      )}
      <Notices>
        {isStale && (
          <Notice
            tone="warning"
            icon={<CloudOff />}
            text={membershipMessages.stale}
            actions={
              <Button tone="plain" size="compact" onPress={() => list.send({ type: 'reload' })}>
                Load again
              </Button>
            }
          />
        )}
      </Notices>
    </>
  );
}
