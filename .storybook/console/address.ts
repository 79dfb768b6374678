import { decodeSession, encodeSession, SESSION_PARAMETER } from './link';
import { linkable, type Session, type Starts } from './session';
import { linkTexts } from './texts';

/**
 * Returns the session in the page's URL. If the URL has no valid session, returns a session with the first start and no
 * steps. If the session in the URL is invalid, `warning` explains why; otherwise `warning` is null.
 */
export function sessionInAddress(
  machine: string,
  starts: Starts,
): { session: Session; warning: string | null } {
  const fresh = { start: Object.keys(starts)[0] ?? '', steps: [] };
  const text = new URLSearchParams(location.search).get(SESSION_PARAMETER);
  if (text === null || !isStory()) return { session: fresh, warning: null };
  const decoded = decodeSession(machine, text);
  if (!decoded.ok) return { session: fresh, warning: linkTexts[decoded.error] };
  if (!Object.hasOwn(starts, decoded.session.start)) {
    return { session: fresh, warning: linkTexts.unreadable };
  }
  return { session: decoded.session, warning: null };
}

/**
 * Writes a session to the URL of the page, so that a reload restores it. Steps that a link cannot hold are omitted,
 * together with all later steps. Null removes the session.
 */
export function writeAddress(machine: string, session: Session | null): void {
  if (!isStory()) return;
  const url = new URL(location.href);
  if (session === null) url.searchParams.delete(SESSION_PARAMETER);
  else url.searchParams.set(SESSION_PARAMETER, encodeSession(machine, linkable(session)));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Returns the URL of the Storybook page that shows the story with this session. Steps that a link cannot hold are
 * omitted, together with all later steps.
 */
export function linkTo(machine: string, session: Session, toolbar: string): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const url = new URL('./', location.href);
  const text = encodeSession(machine, linkable(session));
  return `${url.href}?path=/story/${story}&${SESSION_PARAMETER}=${text}${toolbar}`;
}

/** Returns false for a documentation page. Such a page shows several stories, so one URL cannot hold their sessions. */
function isStory(): boolean {
  return new URLSearchParams(location.search).get('viewMode') !== 'docs';
}
