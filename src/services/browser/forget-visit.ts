import { forgetKnownServers } from './known-servers';
import { forgetRedirectPath } from './redirect-path';

/** Removes what this browser keeps only for the person who signs out. */
export function forgetVisit(): void {
  forgetRedirectPath();
  forgetKnownServers();
}
