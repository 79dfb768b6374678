import { decodeSession, encodeSession, SESSION_PARAMETER } from './link';
import { linkable, type Session, type Starts } from './session';
import { linkTexts } from './texts';

/** Returns the session in the address of the page, or the first start with the reason why there is none. */
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

/** Writes a session to the address of the page, as far as a link can hold it, so that a reload shows it again. Null removes it. */
export function writeAddress(machine: string, session: Session | null): void {
  if (!isStory()) return;
  const url = new URL(location.href);
  if (session === null) url.searchParams.delete(SESSION_PARAMETER);
  else url.searchParams.set(SESSION_PARAMETER, encodeSession(machine, linkable(session)));
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** Returns the address of Storybook's page that shows the story with this session, as far as a link can hold it. */
export function linkTo(machine: string, session: Session, toolbar: string): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const url = new URL('./', location.href);
  const text = encodeSession(machine, linkable(session));
  return `${url.href}?path=/story/${story}&${SESSION_PARAMETER}=${text}${toolbar}`;
}

/** A documentation page shows several stories, which cannot share one address. */
function isStory(): boolean {
  return new URLSearchParams(location.search).get('viewMode') !== 'docs';
}
