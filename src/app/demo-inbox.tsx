import type { ReactNode } from 'react';
import { DemoInbox } from '#screens/marketplace/account/DemoInbox';
import type { DemoWorld } from './boot/page-state';

/**
 * Returns what opens the link in an email in demo mode; null if there is a real backend. The link is opened as a
 * document, because it leads to the simulated auth server.
 */
export function demoInbox(demo: DemoWorld | null): ((email: string) => ReactNode) | null {
  if (!demo) return null;
  return function showLink(email) {
    const link = demo.emailLink(email);
    return link !== null && <DemoInbox onOpen={() => window.location.assign(link)} />;
  };
}
