import { ArrowLeft, FileQuestion, Lock, RotateCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { configLoadMessages, settingsMessages } from '#content/messages/config';
import { paths } from '#domain/paths';
import * as css from './Unavailable.css';

const faces = {
  notFound: { icon: <FileQuestion />, title: 'No settings here' },
  forbidden: { icon: <Lock />, title: 'These settings are not yours to see' },
  unreachable: { icon: <Unplug />, title: 'The settings did not load' },
} satisfies Record<keyof typeof configLoadMessages, { icon: ReactNode; title: string }>;

export interface UnavailableProps {
  reason: keyof typeof faces;
  onRetry: () => void;
}

/** In the place of the form where there is none: why, and the ways out. */
export function Unavailable({ reason, onRetry }: UnavailableProps) {
  const { icon, title } = faces[reason];
  return (
    <div role="alert" className={css.panel}>
      <EmptyState
        icon={icon}
        title={title}
        description={configLoadMessages[reason]}
        actions={
          <>
            <Button icon={<RotateCw />} onPress={onRetry}>
              Try again
            </Button>
            <BackToServers />
          </>
        }
      />
    </div>
  );
}

/** In the place of a tab this person may not open (spec §2). */
export function ForbiddenTab() {
  return (
    <div className={css.panel}>
      <EmptyState
        icon={<Lock />}
        title={settingsMessages.noAccess}
        description={settingsMessages.noAccessHelp}
        actions={<BackToServers />}
      />
    </div>
  );
}

function BackToServers() {
  return (
    <LinkButton tone="plain" icon={<ArrowLeft />} href={paths.servers.href()}>
      Back to Servers
    </LinkButton>
  );
}
