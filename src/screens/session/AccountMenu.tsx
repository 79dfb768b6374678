import { ChevronDown } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import type { Viewer } from '#domain/session/session';
import * as css from './AccountMenu.css';
import { accountView, AccountPerson } from './AccountPerson';
import { lazyComponent } from '../shell/lazy-component';
import { useRunsSite } from './site-role';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session/session.machine';

const loadItems = () => import('./AccountMenuItems');
const AccountMenuItems = lazyComponent(async () => (await loadItems()).AccountMenuItems);

export interface AccountMenuProps {
  viewer: Viewer;
  isLoggingOut?: boolean;
  onLogout: () => void;
}

/** A chip with the signed-in user (product.md §4.4) that opens the account menu. */
export function AccountMenu({ viewer, isLoggingOut = false, onLogout }: AccountMenuProps) {
  const { name, picture } = accountView(viewer);
  const runsSite = useRunsSite();
  return (
    <LazyMenuTrigger
      onIntent={() => void loadItems().catch(() => null)}
      menu={(opening) => <AccountMenuItems opening={opening} viewer={viewer} onLogout={onLogout} />}
      frame={{
        placement: 'bottom end',
        header: <AccountPerson viewer={viewer} />,
        items: runsSite ? 5 : 4,
      }}
    >
      <Button
        tone="quiet"
        isPending={isLoggingOut}
        icon={<Avatar src={picture} name={name} seed={viewer.userId} size={24} />}
      >
        <span dir="auto" className={css.username}>
          {name}
        </span>
        <ChevronDown aria-hidden className={css.more} />
      </Button>
    </LazyMenuTrigger>
  );
}

export function SessionAccount() {
  const sessionRef = SessionContext.useActorRef();
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isLeaving = SessionContext.useSelector((snapshot) => snapshot.matches('signingOut'));
  if (!session) return null;
  return (
    <AccountMenu
      viewer={viewerOf(session)}
      isLoggingOut={isLeaving}
      onLogout={() => sessionRef.send({ type: 'sign out' })}
    />
  );
}
