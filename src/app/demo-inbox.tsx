import type { ReactNode } from 'react';
import { DemoInbox } from '#screens/marketplace/account/DemoInbox';
import type { DemoWorld } from './boot/page-state';

/**
 * Returns a function that opens the link in the last email to an address in demo mode; null if there is a real backend.
 * The link loads a new document, because its URL belongs to the simulated auth server.
 */
export function demoInbox(demo: DemoWorld | null): ((email: string) => ReactNode) | null {
  if (!demo) return null;
  return function showLink(email) {
    const link = demo.emailLink(email);
    return link !== null && <DemoInbox onOpen={() => window.location.assign(link)} />;
  };
}
