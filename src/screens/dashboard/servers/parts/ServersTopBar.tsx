import { Plus, UsersRound } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { paths } from '#domain/paths';
import { AddServerContext } from '#machines/dashboard/add-server/add-server.machine';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { prepareSignInDialog } from '#screens/session/LazySignInDialog';
import { SessionAccount } from '#screens/session/AccountMenu';
import { TopBar } from '#screens/shell/TopBar';
import { lazyComponent, LazyDialog } from '#screens/shell/lazy-component';

import * as css from '../Servers.css';

export interface ServersTopBarProps {
  isLoading: boolean;
  team: TeamButtonProps | null;
}

/** The back link, and the sign-in button or the buttons to add a server and to log out (product.md §7.1). */
export function ServersTopBar({ isLoading, team }: ServersTopBarProps) {
  const session = SessionContext.useSelector(({ context }) => context.session);
  return (
    <TopBar
      back={{ href: paths.home.href(), label: 'Back to home' }}
      end={
        <>
          {session && team && <TeamButton {...team} />}
          {session && <AddServerButton />}
          <SessionAccount />
          {!session && !isLoading && <SignInButton />}
        </>
      }
    />
  );
}

function AddServerButton() {
  const addServer = AddServerContext.useActorRef();
  return (
    <Button
      tone="plain"
      icon={<Plus />}
      onPointerEnter={prepareAddServerDialog}
      onFocus={prepareAddServerDialog}
      onPress={() => addServer.send({ type: 'open' })}
    >
      <span className={css.barLabel}>Add Server</span>
    </Button>
  );
}

function SignInButton() {
  const dialog = SignInDialogContext.useActorRef();
  return (
    <Button
      tone="plain"
      onPointerEnter={prepareSignInDialog}
      onFocus={prepareSignInDialog}
      onPress={() => dialog.send({ type: 'open' })}
    >
      Sign In
    </Button>
  );
}

export interface TeamButtonProps {
  isOpening: boolean;
  open: () => void;
}

/** Opens Team Management (product.md §12.21). */
function TeamButton({ isOpening, open }: TeamButtonProps) {
  return (
    <Button tone="plain" icon={<UsersRound />} isPending={isOpening} onPress={open}>
      <span className={css.barLabel}>Team</span>
    </Button>
  );
}

const load = () => import('./AddServerDialog');
const AddServerDialog = lazyComponent(async () => (await load()).AddServerDialog);

function prepareAddServerDialog() {
  void load().catch(() => null);
}

export function LazyAddServerDialog() {
  const isOpen = AddServerContext.useSelector(
    (state) => !state.matches('closed') && !state.matches('added'),
  );
  return (
    <LazyDialog isOpen={isOpen}>
      <AddServerDialog isOpen={isOpen} />
    </LazyDialog>
  );
}
