import { SESSION_PARAMETER } from '../console/manager-address';

/** The property of the preview frame's `window` that this module uses. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: { storyId?: string }) => void): void;
  };
}

/** A request for a picture. `theme` is a value of the toolbar; sizes are in px. */
export interface PictureRequest {
  storyId: string;
  theme: string;
  width: number;
  height: number;
  /** The steps of a state console, or null. */
  session: string | null;
}

/** Returns the text that opens a state console with steps when it is appended to a Storybook URL. */
export function sessionQuery(session: string | null): string {
  return session === null ? '' : `&${SESSION_PARAMETER}=${encodeURIComponent(session)}`;
}

const fieldSelector = 'input, textarea';

/** A time limit in ms. If the steps of a story take longer, the picture shows the story as it is at that time. */
const LIMIT = 30_000;

/**
 * Renders a story in `stage`, waits until its steps have run, and returns its document as HTML without scripts. Returns
 * null if the frame was removed. Only one story can be rendered at a time, because all stories in a browser share its
 * storage and its mock requests.
 */
export async function takePicture(
  { storyId, theme, width, height, session }: PictureRequest,
  stage: HTMLIFrameElement,
): Promise<string | null> {
  stage.width = String(width);
  stage.height = String(height);
  // Load a new document for each story. Switching the story with Storybook's events would affect the page with the
  // pictures, too, because it receives the same events.
  await new Promise((resolve) => {
    stage.addEventListener('load', resolve, { once: true });
    stage.src = `iframe.html?viewMode=story&id=${storyId}&globals=theme:${theme}${sessionQuery(session)}`;
  });
  await Promise.race([played(storyId, stage), pause(LIMIT)]);
  // Wait for the images and fonts of the last render.
  await pause(150);
  const page = stage.contentDocument;
  return page && stillOf(page);
}

/** Resolves when a story and its steps have ended. */
async function played(storyId: string, stage: HTMLIFrameElement): Promise<void> {
  const preview = stage.contentWindow as PreviewWindow | null;
  while (preview && !preview.__STORYBOOK_ADDONS_CHANNEL__) {
    await pause(20);
    if (stage.contentWindow !== preview) return;
  }
  await new Promise<void>((resolve) => {
    for (const event of ['storyFinished', 'storyMissing', 'storyErrored']) {
      preview?.__STORYBOOK_ADDONS_CHANNEL__?.on(event, (payload) => {
        if (payload.storyId === undefined || payload.storyId === storyId) resolve();
      });
    }
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Returns a document as HTML. Values that exist only as DOM properties are written to attributes. */
function stillOf(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fieldSelector)];
  for (const [index, field] of copy.querySelectorAll(fieldSelector).entries()) {
    const original = fields[index];
    if (!original) continue;
    if (original.localName === 'textarea') field.textContent = original.value;
    else field.setAttribute('value', original.value);
    if ('checked' in original) field.toggleAttribute('checked', original.checked);
  }
  for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  const base = page.createElement('base');
  base.href = page.baseURI;
  copy.querySelector('head')?.prepend(base);
  return `<!doctype html>${copy.outerHTML}`;
}
