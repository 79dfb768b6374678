import { forgetKnownServers } from '../dashboard/resync';
import { forgetRedirectPath } from '../session/redirect-path';

/** Removes the data that this browser stores only for the user who is signing out. */
export function forgetVisit(): void {
  forgetRedirectPath();
  forgetKnownServers();
}
