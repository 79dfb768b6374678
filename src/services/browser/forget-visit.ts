import { forgetKnownServers } from './known-servers';
import { forgetRedirectPath } from './redirect-path';

/** Removes the data in this browser that only the user who signs out needs. */
export function forgetVisit(): void {
  forgetRedirectPath();
  forgetKnownServers();
}
