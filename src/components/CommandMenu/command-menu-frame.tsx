import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './CommandMenu.css';

export interface CommandMenuFrameProps {
  label: string;
  placeholder: string;
  /** Announced while the menu loads. */
  status: string;
}

interface Frame {
  element: HTMLElement;
  input: HTMLInputElement;
  /** The element that had focus before the frame was shown. */
  returnTo: Element | null;
  end: () => void;
}

/** What the frame passes on to the menu that replaces it. */
export interface CommandMenuHandover {
  query: string;
  /** Gets focus when the menu closes. */
  returnTo: Element | null;
}

let frame: Frame | null = null;
let isDismissed = false;
let isMenuShown = false;

/**
 * Shows the frame of the command menu at once. The user can type into its field while the menu's code and items load.
 * The frame does not use React, because content pages load React only together with the menu.
 */
export function showCommandMenuFrame(props: CommandMenuFrameProps): void {
  isDismissed = false;
  if (frame || isMenuShown) return;
  const { element, input } = draw(props);
  const onLoadError = () => hideCommandMenuFrame();
  window.addEventListener('vite:preloadError', onLoadError);
  const end = () => {
    window.removeEventListener('vite:preloadError', onLoadError);
    element.remove();
  };
  frame = { element, input, returnTo: document.activeElement, end };
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      dismiss();
    }
    // The field is the only tab stop, as in the menu.
    if (event.key === 'Tab') event.preventDefault();
  });
  element.addEventListener('pointerdown', ({ target }) => {
    if (target === element) dismiss();
  });
  document.body.append(element);
  input.focus({ preventScroll: true });
}

export function isCommandMenuFrameShown(): boolean {
  return frame !== null;
}

/** Returns whether the user closed the last frame while the menu was loading. The menu must not open then. */
export function wasCommandMenuFrameDismissed(): boolean {
  return isDismissed;
}

/** Sets whether the menu is open. While it is open, no frame is shown. */
export function setCommandMenuShown(isShown: boolean): void {
  isMenuShown = isShown;
}

/** Returns what the frame passes on to the menu, such as the typed text, or null if there is no frame. */
export function takeCommandMenuFrame(): CommandMenuHandover | null {
  if (!frame) return null;
  const { input, returnTo, end } = frame;
  frame = null;
  end();
  return { query: input.value, returnTo };
}

export function hideCommandMenuFrame(): void {
  if (!frame) return;
  const { element, returnTo, end } = frame;
  const hadFocus = element.contains(document.activeElement);
  frame = null;
  end();
  if (hadFocus && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
}

function dismiss(): void {
  isDismissed = true;
  hideCommandMenuFrame();
}

function draw({ label, placeholder, status }: CommandMenuFrameProps) {
  const element = box(css.scrim);
  const panel = box(css.framePanel);
  const dialog = box(css.dialog);
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-label', label);
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-busy', 'true');
  const field = box(css.field);
  const input = document.createElement('input');
  input.className = css.input;
  input.type = 'text';
  input.placeholder = placeholder;
  input.autocomplete = 'off';
  input.setAttribute('aria-label', label);
  field.append(magnifier(), input);
  const spoken = document.createElement('p');
  spoken.className = visuallyHidden;
  spoken.setAttribute('role', 'status');
  spoken.textContent = status;
  dialog.append(field, rows(), spoken);
  panel.append(dialog);
  element.append(panel);
  element.dataset['commandMenuFrame'] = '';
  // Without this attribute, an open React Aria dialog would take focus back.
  element.dataset['reactAriaTopLayer'] = 'true';
  return { element, input };
}

/** Widths of the label skeletons, in rem. */
const widths = [7, 9, 6, 8, 5, 10, 7, 6] as const;

function rows(): HTMLElement {
  const list = box(css.list);
  list.setAttribute('aria-hidden', 'true');
  for (const width of widths) {
    const row = box(css.frameRow);
    const label = box(css.frameLine);
    label.style.inlineSize = `${width}rem`;
    row.append(box(css.frameIcon), label);
    list.append(row);
  }
  return list;
}

function magnifier(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
    class: css.glass,
  };
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z');
  icon.append(path);
  return icon;
}

function box(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
