import { loadingText } from '#content/messages/shell/shell';
import {
  hidePaletteFrame,
  showPaletteFrame,
  wasPaletteDismissed,
} from '#screens/shell/open-palette';
import * as css from './press-frame.css';

/**
 * The maximum time in milliseconds that the frame waits for the dialog to render after the dialog's code has been
 * loaded.
 */
const DRAWING_LIMIT = 2_000;

export interface PressFrame {
  /** Returns whether Escape or a click outside has dismissed the frame. If so, the dialog must not open. */
  isDismissed: () => boolean;
  /** Returns whether the user is typing in the frame. If so, dispatching the click again must not move the focus. */
  hasFocus: () => boolean;
  /** Call this when the code is loaded. The frame is removed when the dialog or menu renders. */
  finish: () => void;
  /** Call this if the code could not be loaded. */
  remove: () => void;
}

/** Shows an empty frame of the dialog or menu that a button opens. It gives immediate feedback for the click. */
export function showFrame(pressed: HTMLElement): PressFrame {
  const kind = pressed.getAttribute('aria-haspopup');
  if (kind !== 'dialog' && kind !== 'menu') {
    return { isDismissed: () => false, hasFocus: () => false, finish: () => {}, remove: () => {} };
  }
  if (pressed.dataset['frame'] === 'palette') {
    showPaletteFrame();
    return {
      isDismissed: wasPaletteDismissed,
      hasFocus: () => true,
      finish: () => {},
      remove: hidePaletteFrame,
    };
  }
  const element = kind === 'dialog' ? dialogFrame(pressed) : menuFrame(pressed);
  element.setAttribute('role', 'status');
  element.setAttribute('aria-label', loadingText);
  document.body.append(element);

  let isDismissed = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const remove = () => {
    arrival.disconnect();
    clearTimeout(limit);
    document.removeEventListener('keydown', onKey, true);
    element.remove();
  };
  const dismiss = () => {
    isDismissed = true;
    remove();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  const arrival = new MutationObserver(() => {
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) remove();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', onKey, true);
  element.addEventListener('click', dismiss);
  return {
    isDismissed: () => isDismissed,
    hasFocus: () => false,
    finish: () => {
      limit = setTimeout(remove, DRAWING_LIMIT);
    },
    remove,
  };
}

function dialogFrame(pressed: HTMLElement): HTMLElement {
  const isDrawer = pressed.dataset['frame'] === 'drawer';
  const frame = box(isDrawer ? css.drawerScrim : css.frame);
  const panel = box(isDrawer ? css.drawer : css.dialog);
  const title = box(css.title);
  title.textContent = accessibleName(pressed);
  panel.append(title, box(css.line), box(css.line), box(css.line));
  frame.append(panel);
  return frame;
}

function menuFrame(pressed: HTMLElement): HTMLElement {
  const { bottom, right } = pressed.getBoundingClientRect();
  const frame = box(css.menu);
  frame.style.insetBlockStart = `${bottom + 4}px`;
  frame.style.insetInlineEnd = `${document.documentElement.clientWidth - right}px`;
  frame.append(box(css.line), box(css.line), box(css.line));
  return frame;
}

function box(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** Returns the accessible name of a button: its ARIA label, otherwise its text. */
function accessibleName(button: HTMLElement): string {
  const labels = (button.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '');
  return (
    [labels.join(' '), button.getAttribute('aria-label'), readText(button), button.title]
      .map((name) => name?.replaceAll(/\s+/g, ' ').trim())
      .find(Boolean) ?? ''
  );
}

function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
  return copy.textContent;
}
