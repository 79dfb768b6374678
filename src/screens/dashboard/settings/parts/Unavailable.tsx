import { ArrowLeft, FileQuestion, KeyRound, Lock, LogIn, RotateCw, Unplug } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { configLoadMessages, settingsMessages } from '#content/messages/dashboard/config';
import { noPanelText, whyNotText } from '#content/messages/dashboard/why-not';
import { paths } from '#domain/paths';
import type { Panel } from '#domain/permissions/panels';
import { type Asked, whyNot } from '#domain/permissions/why-not';
import { box, stack } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import type { Who } from './use-saving';

const views = {
  notFound: { icon: <FileQuestion />, title: 'No settings found' },
  forbidden: { icon: <Lock />, title: "You don't have access to these settings" },
  signInAgain: { icon: <LogIn />, title: 'Sign in again to continue' },
  unreachable: { icon: <Unplug />, title: 'The settings could not be loaded' },
} satisfies Record<keyof typeof configLoadMessages, { icon: ReactNode; title: string }>;

export interface UnavailableProps {
  reason: keyof typeof views;
  onRetry: () => void;
}

export function Unavailable({ reason, onRetry }: UnavailableProps) {
  const { icon, title } = views[reason];
  return (
    <div role="alert" className={box({ surface: 'card' })}>
      <EmptyState
        icon={icon}
        title={title}
        description={configLoadMessages[reason]}
        actions={
          <>
            {reason === 'signInAgain' && (
              <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
            )}
            <Button
              tone={reason === 'signInAgain' ? 'plain' : undefined}
              icon={<RotateCw />}
              onPress={onRetry}
            >
              Try again
            </Button>
            <BackToServers />
          </>
        }
      />
    </div>
  );
}

export interface ForbiddenTabProps {
  /** The tab in the URL. It is null if the viewer may not open any tab. */
  asked: Panel | null;
  who: Who;
  /** Asks for access to the server; null if the viewer may open another tab, or cannot ask. */
  askAccess: ReactNode;
}

/** Names the missing right, and who can give it (product.md §8.5). */
export function ForbiddenTab({ asked, who, askAccess }: ForbiddenTabProps) {
  const { server } = who;
  const missing = asked && missingFor({ panel: asked }, who);
  return (
    <div className={stack({ gap: 'm' })}>
      <div className={box({ surface: 'card' })}>
        <EmptyState
          icon={<Lock />}
          title={settingsMessages.noAccess}
          description={missing ? whyNotText(missing, server.name) : noPanelText(server.name)}
          actions={<BackToServers />}
        />
      </div>
      {askAccess && <Suspense fallback={null}>{askAccess}</Suspense>}
    </div>
  );
}

/** Tells a viewer who may open the API tab that they may not change the settings (product.md §10.1). */
export function ForbiddenApi({ who }: { who: Who }) {
  const missing = missingFor({ key: 'WhopAPIKey' }, who);
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<KeyRound />}
        title={settingsMessages.apiOwnersOnly}
        description={missing && whyNotText(missing, who.server.name)}
      />
    </div>
  );
}

function missingFor(asked: Asked, { server, editor, viewer }: Who) {
  return whyNot({ signedIn: viewer !== null, server, editor, asked });
}

function BackToServers() {
  return (
    <LinkButton tone="plain" icon={<ArrowLeft />} href={paths.servers.href()}>
      Back to Servers
    </LinkButton>
  );
}
