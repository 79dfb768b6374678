import type { ReactNode } from 'react';
import { DemoInbox } from '#screens/market/seller-account/DemoInbox';
import type { DemoWorld } from './boot/page-state';

/**
 * Returns a function that renders the code of the last email to the given address. Returns null if there is a real backend,
 * because only demo mode simulates emails.
 */
export function demoInbox(demo: DemoWorld | null): ((email: string) => ReactNode) | null {
  if (!demo) return null;
  return function showCode(email) {
    const code = demo.emailCode(email);
    return code !== null && <DemoInbox code={code} />;
  };
}
