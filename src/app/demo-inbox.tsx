import type { ReactNode } from 'react';
import { DemoInbox } from '#screens/marketplace/account/DemoInbox';
import type { DemoWorld } from './boot/page-state';

/**
 * Returns a function that renders a button for the last email to the given address. The button opens the link in that
 * email. Returns null if there is a real backend, because only demo mode simulates emails. The link loads a new
 * document, because its URL belongs to the simulated auth server.
 */
export function demoInbox(demo: DemoWorld | null): ((email: string) => ReactNode) | null {
  if (!demo) return null;
  return function showLink(email) {
    const link = demo.emailLink(email);
    return link !== null && <DemoInbox onOpen={() => window.location.assign(link)} />;
  };
}
