import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button';
import { Notice } from '#components/Notice/Notice';
import { accountMessages } from '#content/messages/account';
import type { DemoWorld } from './boot/page-state';

/**
 * Returns what opens the link in an email, because demo mode sends none; null if there is a real backend. The link is
 * opened as a document, because it leads to the simulated auth server.
 */
export function demoInbox(demo: DemoWorld | null): ((email: string) => ReactNode) | null {
  if (!demo) return null;
  return function showLink(email) {
    const link = demo.emailLink(email);
    return (
      link !== null && (
        <Notice
          text={accountMessages.demoInbox}
          actions={
            <Button tone="quiet" size="compact" onPress={() => window.location.assign(link)}>
              {accountMessages.demoLink}
            </Button>
          }
        />
      )
    );
  };
}
