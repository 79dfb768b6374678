import { SearchX, Users } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  memberChangeErrorText,
  memberLabel,
  memberMessages,
  oversoldText,
} from '#content/messages/market/store-members';
import type { OwnStore } from '#domain/marketplace/own-store';
import { membersList, oversoldCount } from '#domain/marketplace/store-member';
import { paths } from '#domain/paths';
import { failedRun } from '#machines/charts/view';
import { MemberChangeContext } from '#machines/market/member-change/member-change.machine';
import { StoreMembersContext } from '#machines/market/store-members/store-members.machine';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { useChoice } from '../../../shell/ListFilters';
import { ReadingNotices } from '../../../shell/Reading';
import * as css from '../Users.css';

/**
 * Says that users paid after the last spot was taken, that the last change failed, or that the list may be out of date.
 */
export function MembersNotices({ store }: { store: OwnStore }) {
  return (
    <>
      <ChangeFailed />
      <Oversold storeId={store.id} />
      <ReadingNotices reader={StoreMembersContext} texts={memberMessages} />
    </>
  );
}

function ChangeFailed() {
  const changes = MemberChangeContext.useActorRef();
  const change = MemberChangeContext.useSelector(failedRun);
  const isUncopied = CopyNoticeContext.useSelector((state) => state.matches('failed'));
  const text = change
    ? memberChangeErrorText(change.kind)
    : isUncopied
      ? { title: 'Not copied', help: memberMessages.copyFailed }
      : null;
  if (text === null) return null;
  return (
    <AlertPanel
      key={text.title}
      tone="danger"
      title={text.title}
      isLive
      actions={
        change && (
          <Button tone="plain" size="compact" onPress={() => changes.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        )
      }
    >
      {change && (
        <>
          <strong dir="auto">{memberLabel(change.subject.member)}</strong>
          {': '}
        </>
      )}
      {text.help}
    </AlertPanel>
  );
}

function Oversold({ storeId }: { storeId: string }) {
  const choose = useChoice(StoreMembersContext);
  const count = StoreMembersContext.useSelector(({ context: { value } }) =>
    value ? oversoldCount(value) : 0,
  );
  const isShown = StoreMembersContext.useSelector(
    ({ context }) => context.request.query.status === 'oversold',
  );
  if (count === 0) return null;
  return (
    <AlertPanel
      tone="warning"
      title={oversoldText(count)}
      actions={
        <>
          {!isShown && (
            <Button tone="plain" size="compact" onPress={() => choose({ status: 'oversold' })}>
              Show oversold
            </Button>
          )}
          <LinkButton tone="plain" size="compact" href={paths.seller.href(storeId, 'memberships')}>
            Open memberships
          </LinkButton>
        </>
      }
    >
      {memberMessages.oversoldHelp}
    </AlertPanel>
  );
}

export function Skeletons() {
  return (
    <div aria-busy className={css.frame}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={css.skeleton}>
          <Skeleton width={index % 2 === 0 ? '8rem' : '11rem'} />
          <Skeleton width="6rem" />
        </div>
      ))}
    </div>
  );
}

export function NoMembers() {
  return (
    <EmptyState
      isFramed
      icon={<Users />}
      title={memberMessages.empty}
      description={memberMessages.emptyHelp}
    />
  );
}

export function NoMatch() {
  const members = StoreMembersContext.useActorRef();
  return (
    <EmptyState
      isFramed
      icon={<SearchX />}
      title={memberMessages.noMatch}
      description={memberMessages.noMatchHelp}
      actions={
        <Button
          tone="plain"
          onPress={() => members.send({ type: 'ask', query: membersList.whole })}
        >
          Show all users
        </Button>
      }
    />
  );
}
