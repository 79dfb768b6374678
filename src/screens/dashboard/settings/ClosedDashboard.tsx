import { ArrowLeft, KeyRound, Lock, LogIn, RotateCw, SearchX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import {
  notYoursTitle,
  openingMessages,
  yourDiscordIdLabel,
} from '#content/messages/dashboard/dashboard-opening';
import { paths } from '#domain/paths';
import type { OpeningError } from '#domain/servers/opening-error';
import type { Viewer } from '#domain/session/session';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { DiscordSignInButton } from '../../session/DiscordSignInButton';
import * as css from './ClosedDashboard.css';
import { SettingsBar } from './parts/SettingsBar';

export type ClosedDashboardReason = OpeningError | { kind: 'signInRequired' };

export interface ClosedDashboardProps {
  reason: ClosedDashboardReason;
  viewer: Viewer | null;
  onRetry: () => void;
  onSignIn: () => void;
}

const icons = {
  signInRequired: <LogIn />,
  notYours: <Lock />,
  noSuchServer: <SearchX />,
  signInAgain: <KeyRound />,
  discordUnreachable: <Unplug />,
  unreachable: <Unplug />,
} satisfies Record<ClosedDashboardReason['kind'], ReactNode>;

export function ClosedDashboard(props: ClosedDashboardProps) {
  const { reason, viewer } = props;
  const { title, body } = openingMessages[reason.kind];
  const name = reason.kind === 'notYours' ? reason.name : null;
  const discordId = reason.kind === 'notYours' ? viewer?.profile?.discordId : undefined;
  return (
    <>
      <SettingsBar server={null} viewer={viewer} onSignIn={null} />
      <main id="main" tabIndex={-1} className={css.page}>
        <title>{`Bot Configuration · ${brand.name}`}</title>
        {/* The alert panel below shows a title. */}
        <h1 className={visuallyHidden}>Bot Configuration</h1>
        <div role="alert">
          <EmptyState
            icon={icons[reason.kind]}
            title={name === null ? title : notYoursTitle(name)}
            description={
              <>
                {body}
                {discordId !== undefined && (
                  <span className={css.discordId}>
                    {yourDiscordIdLabel}: <code className={css.id}>{discordId}</code>
                  </span>
                )}
              </>
            }
            actions={
              <>
                <Actions {...props} />
                <LinkButton tone="plain" icon={<ArrowLeft />} href={paths.servers.href()}>
                  Back to Servers
                </LinkButton>
              </>
            }
          />
        </div>
      </main>
    </>
  );
}

function Actions({ reason, onRetry, onSignIn }: ClosedDashboardProps) {
  switch (reason.kind) {
    case 'signInRequired':
    case 'signInAgain':
      return (
        <>
          <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
          <Button tone="plain" onPress={onSignIn}>
            Other ways to sign in
          </Button>
        </>
      );
    case 'notYours':
    case 'noSuchServer':
    case 'discordUnreachable':
    case 'unreachable':
      return (
        <Button icon={<RotateCw />} onPress={onRetry}>
          Try again
        </Button>
      );
  }
}
