import { forgetKnownServers } from './known-servers';
import { forgetRedirectPath } from './redirect-path';

/** Removes the data in this browser that is only of use to the user who signs out. */
export function forgetVisit(): void {
  forgetRedirectPath();
  forgetKnownServers();
}
