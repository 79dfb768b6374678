import { islandMessages } from '#content/messages/shell/island';
import { LOAD_FAILED, type LoadFailure } from '#screens/shell/islands/load-failure';
import { hidePaletteFrame } from '#screens/shell/open-palette';
import { comparePageVersion } from '#services/browser/page-version';
import * as css from './load-failure.css';

declare global {
  interface DocumentEventMap {
    [LOAD_FAILED]: CustomEvent<LoadFailure>;
  }
}

let shown: HTMLElement | null = null;

/** Starts showing load failures. Returns a function that stops showing them. */
export function listenForLoadFailures(): () => void {
  const show = ({ detail }: CustomEvent<LoadFailure>) => void showLoadFailure(detail);
  document.addEventListener(LOAD_FAILED, show);
  return () => document.removeEventListener(LOAD_FAILED, show);
}

/** Shows why code could not be loaded, with a button that retries or reloads. Resolves when the notice is visible. */
export async function showLoadFailure(failure: LoadFailure): Promise<void> {
  hidePaletteFrame();
  const pressed = document.activeElement;
  const { text, help, onHelp } = adviceFor(await comparePageVersion(), failure);
  hideLoadFailure();

  const notice = document.createElement('div');
  notice.className = css.notice;
  // With this attribute, React Aria lets the user interact with the notice while a dialog is open.
  notice.dataset['reactAriaTopLayer'] = 'true';
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  const actions = document.createElement('div');
  actions.className = css.actions;
  const leave = () => {
    const hadFocus = notice.contains(document.activeElement);
    hideLoadFailure();
    if (hadFocus && pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  const helping = button(css.help, help, () => {
    leave();
    onHelp();
  });
  actions.append(button(css.close, islandMessages.close, leave), helping);
  notice.append(sentence, actions);
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  document.body.append(notice);
  // Set the text after the alert is in the page, because screen readers announce only changes of the text.
  sentence.textContent = text;
  shown = notice;
  // Move the focus only if it has not moved since the click, and never move it out of a text field.
  const isTyping = pressed instanceof HTMLInputElement;
  if (document.activeElement === pressed && !isTyping) helping.focus({ preventScroll: true });
}

export function hideLoadFailure(): void {
  shown?.remove();
  shown = null;
}

function adviceFor(
  version: Awaited<ReturnType<typeof comparePageVersion>>,
  { attempts, retry }: LoadFailure,
): { text: string; help: string; onHelp: () => void } {
  const onReload = () => window.location.reload();
  const reload = { help: islandMessages.reload, onHelp: onReload };
  if (version === 'outdated') return { text: islandMessages.updated, ...reload };
  // Some browsers cache a module import that has failed. Every retry then fails until the page is reloaded.
  if (retry === null || (version === 'current' && attempts > 1)) {
    return { text: islandMessages.stillNotLoaded, ...reload };
  }
  const text = version === 'unreachable' ? islandMessages.unreachable : islandMessages.notLoaded;
  return { text, help: islandMessages.tryAgain, onHelp: retry };
}

function button(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}
