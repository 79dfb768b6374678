import { SESSION_PARAMETER } from '../console/manager-address';

/** The properties of the preview frame's `window` that this module uses. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (payload: Ended) => void): void;
    off(event: string, listener: (payload: Ended) => void): void;
    listeners(event: string): ((payload: object) => void)[] | undefined;
  };
}

interface Ended {
  storyId?: string;
}

/** A request for a picture, which serves both themes (`inTheme`). Sizes are in px. */
export interface PictureRequest {
  storyId: string;
  width: number;
  height: number;
  /** The steps of a state console, or null. */
  session: string | null;
}

/** Returns the text that opens a state console with steps when it is appended to a Storybook URL. */
export function sessionQuery(session: string | null): string {
  return session === null ? '' : `&${SESSION_PARAMETER}=${encodeURIComponent(session)}`;
}

/** The theme in which stories are rendered for their pictures. */
const TAKEN_IN = 'dark';

/**
 * Returns a picture in a theme. Only the styles depend on the theme, so a story need not run again for the other theme.
 * If the steps of the story have selected a theme, the picture keeps that theme.
 */
export function inTheme(html: string, theme: 'dark' | 'light'): string {
  return html.replace(/^(<!doctype html><html[^>]* data-theme=")dark"/, `$1${theme}"`);
}

const fieldSelector = 'input, textarea';

/** A time limit in ms. If the steps of a story take longer, the picture shows the story as it is at that time. */
const LIMIT = 30_000;

/** The stages whose story has ended, so that the next story can take its place without a new document. */
const ended = new WeakMap<HTMLIFrameElement, string>();

/**
 * Renders a story in `stage`, waits until its steps have run, and returns its document as HTML without scripts. Returns
 * null if the frame was removed. Only one story can be rendered at a time, because all stories in a browser share its
 * storage and its mock requests.
 */
export async function takePicture(
  { storyId, width, height, session }: PictureRequest,
  stage: HTMLIFrameElement,
): Promise<string | null> {
  stage.width = String(width);
  stage.height = String(height);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = windowOf(stage);
  const before = ended.get(stage);
  ended.delete(stage);
  let end: Promise<void>;
  if (channel && before !== undefined && before !== storyId && session === null) {
    end = played(storyId, stage);
    // `emit` would also tell the page with the pictures, which would then show the story itself.
    for (const listener of channel.listeners('setCurrentStory') ?? []) {
      listener({ storyId, viewMode: 'story' });
    }
  } else {
    await new Promise((resolve) => {
      stage.addEventListener('load', resolve, { once: true });
      // A picture needs no check with axe, which takes a third of the time.
      stage.src = `iframe.html?viewMode=story&id=${storyId}&globals=theme:${TAKEN_IN};a11y.manual:!true${sessionQuery(session)}`;
    });
    end = played(storyId, stage);
  }
  const hasEnded = await Promise.race([end.then(() => true), pause(LIMIT).then(() => false)]);
  if (hasEnded && session === null) ended.set(stage, storyId);
  // Wait for the images and fonts of the last render.
  await pause(150);
  const page = stage.contentDocument;
  return page && stillOf(page);
}

function windowOf(stage: HTMLIFrameElement): Partial<PreviewWindow> {
  return (stage.contentWindow ?? {}) as Partial<PreviewWindow>;
}

const endings = ['storyFinished', 'storyMissing', 'storyErrored'];

/** Resolves when a story and its steps have ended. */
async function played(storyId: string, stage: HTMLIFrameElement): Promise<void> {
  const { contentWindow } = stage;
  let channel = windowOf(stage).__STORYBOOK_ADDONS_CHANNEL__;
  while (contentWindow && !channel) {
    await pause(20);
    if (stage.contentWindow !== contentWindow) return;
    channel = windowOf(stage).__STORYBOOK_ADDONS_CHANNEL__;
  }
  await new Promise<void>((resolve) => {
    const end = (payload: Ended) => {
      if (payload.storyId !== undefined && payload.storyId !== storyId) return;
      for (const event of endings) channel?.off(event, end);
      resolve();
    };
    for (const event of endings) channel?.on(event, end);
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
