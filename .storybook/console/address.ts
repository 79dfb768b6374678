import { addons } from 'storybook/preview-api';
import { decodeSession, encodeSession } from './link';
import {
  SESSION_CHANGED,
  SESSION_PARAMETER,
  type SessionChange,
  sessionOfStory,
  storyIn,
} from './manager-address';
import { linkable, type Session, type Starts } from './session';
import { linkTexts } from './texts';

/** Returns the id of the story that the page shows. */
export function shownStory(): string {
  return new URLSearchParams(location.search).get('id') ?? '';
}

/**
 * Returns the text of the session in the URL of Storybook's page, if that page shows this story. Otherwise, as in a frame
 * that was opened by itself, returns the text in the URL of the frame.
 */
function textInAddress(): string | null {
  const storyId = shownStory();
  try {
    const { parent } = globalThis.window;
    if (parent !== globalThis.window && storyIn(parent.location) === storyId) {
      return sessionOfStory(parent.location, storyId);
    }
  } catch {
    // The page that contains the frame is from another site.
  }
  return new URLSearchParams(location.search).get(SESSION_PARAMETER);
}

/**
 * Returns the session in the URL of Storybook's page. If the URL has no valid session, returns a session with the first start and no
 * steps. If the session in the URL is invalid, `warning` explains why; otherwise `warning` is null.
 */
export function sessionInAddress(
  machine: string,
  starts: Starts,
): { session: Session; warning: string | null } {
  const fresh = { start: Object.keys(starts)[0] ?? '', steps: [] };
  const text = textInAddress();
  if (text === null || !isStory()) return { session: fresh, warning: null };
  const decoded = decodeSession(machine, text);
  if (!decoded.ok) return { session: fresh, warning: linkTexts[decoded.error] };
  if (!Object.hasOwn(starts, decoded.session.start)) {
    return { session: fresh, warning: linkTexts.unreadable };
  }
  return { session: decoded.session, warning: null };
}

/**
 * Writes a session to the URL of the frame and of Storybook's page, so that a reload restores it. Steps that a link
 * cannot hold are omitted, together with all later steps. Null removes the session.
 *
 * @param storyId null if only the URL of the frame is written
 */
export function writeAddress(
  storyId: string | null,
  machine: string,
  session: Session | null,
): void {
  if (!isStory()) return;
  const text = session && encodeSession(machine, linkable(session));
  writeFrame(text);
  if (storyId === null) return;
  const change: SessionChange = { storyId, session: text };
  addons.getChannel().emit(SESSION_CHANGED, change);
}

/** Removes the session from the URL of the frame. The URL of Storybook's page keeps it, so that Back restores it. */
export function leaveAddress(): void {
  if (isStory()) writeFrame(null);
}

function writeFrame(text: string | null): void {
  const url = new URL(location.href);
  if (text === null) url.searchParams.delete(SESSION_PARAMETER);
  else url.searchParams.set(SESSION_PARAMETER, text);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Returns the URL of the Storybook page that shows the story with this session. Steps that a link cannot hold are
 * omitted, together with all later steps.
 */
export function linkTo(machine: string, session: Session, toolbar: string): string {
  const url = new URL('./', location.href);
  const text = encodeSession(machine, linkable(session));
  return `${url.href}?path=/story/${shownStory()}&${SESSION_PARAMETER}=${text}${toolbar}`;
}

/** Returns false for a documentation page. Such a page shows several stories, so one URL cannot hold their sessions. */
function isStory(): boolean {
  return new URLSearchParams(location.search).get('viewMode') !== 'docs';
}
