import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { messageOf } from '#machines/designer/message-draft/shown';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { pxOfRem } from '#theme/px-of-rem';
import { Announcer } from '../../shell/Announcer';
import { controlsOf, placeOf, type EmbedTab } from './editor-place';

export interface EditorViewValue {
  /** The selected embed's id; null for the first embed. If the embed no longer exists, the first one is shown. */
  embedId: string | null;
  tab: EmbedTab;
  isSenderOpen: boolean;
  leftOut: readonly string[];
  nameLeftOut: (paths: readonly string[]) => void;
  chooseEmbed: (id: string) => void;
  chooseTab: (tab: EmbedTab) => void;
  openSender: (isOpen: boolean) => void;
  /** Scrolls to the control of a path. Moves the focus only if the focused element has been unmounted or disabled. */
  showPath: (path: string) => void;
  focusPath: (path: string) => void;
  /** Focuses a control after the next render. The selectors are tried in order, and the first match is focused. */
  focus: (...selectors: string[]) => void;
  /** Repeats the last focus request. Call it when a lazily loaded part has mounted. */
  retryFocus: () => void;
}

const EditorViewContext = createContext<EditorViewValue | null>(null);

/** @throws outside an `EditorView` */
export function useEditorView(): EditorViewValue {
  const view = use(EditorViewContext);
  if (!view) throw new Error('useEditorView must be used within an EditorView');
  return view;
}

export interface EditorViewProps {
  /** Called before a control is shown. The parent must make the editor visible if it is hidden. */
  onShow?: () => void;
  children: ReactNode;
}

interface FocusRequest {
  selectors: readonly string[];
  /** Whether to move the focus only if it would otherwise be lost. */
  isRescue: boolean;
  /** A selector for the panel of the control. The focus request stays pending until the panel is mounted. */
  panel?: string;
}

/** Holds the selected embed and tab. Needs a `MessageDraftContext`. */
export function EditorView({ onShow, children }: EditorViewProps) {
  const draft = MessageDraftContext.useActorRef();
  const [embedId, chooseEmbed] = useState<string | null>(null);
  const [tab, chooseTab] = useState<EmbedTab>('general');
  const [isSenderOpen, openSender] = useState(false);
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const [leftOut, nameLeftOut] = useState<readonly string[]>([]);

  /** A focus request for a control that is not loaded yet. */
  const pending = useRef<FocusRequest>(null);

  useEffect(() => {
    pending.current = request && !moveFocus(request) ? request : null;
  }, [request]);

  const show = (path: string, isRescue: boolean) => {
    const place = placeOf(path);
    const embed =
      place.part === 'embed' ? messageOf(draft.getSnapshot()).embeds[place.embed] : undefined;
    if (place.part === 'message' && path !== '' && path !== 'content') openSender(true);
    if (embed) chooseEmbed(embed.id);
    if (place.part === 'embed') chooseTab(place.tab);
    onShow?.();
    setRequest({
      selectors: controlsOf(path),
      isRescue,
      // The fields are loaded lazily, so the focus request waits for their panel.
      ...(embed &&
        place.part === 'embed' &&
        place.tab === 'fields' && { panel: `[data-path="embeds.${place.embed}.fields"]` }),
    });
  };
  const view: EditorViewValue = {
    embedId,
    tab,
    isSenderOpen,
    leftOut,
    nameLeftOut,
    chooseEmbed,
    chooseTab,
    openSender,
    showPath: (path) => show(path, true),
    focusPath: (path) => show(path, false),
    focus: (...selectors) => setRequest({ selectors, isRescue: false }),
    retryFocus: () => {
      if (pending.current && moveFocus(pending.current)) pending.current = null;
    },
  };
  return (
    <EditorViewContext value={view}>
      <Announcer>{children}</Announcer>
    </EditorViewContext>
  );
}

/** Focuses a control. Returns false if the control does not exist yet. */
function moveFocus({ selectors, isRescue, panel }: FocusRequest): boolean {
  if (panel !== undefined && !document.querySelector(panel)) return false;
  const control = firstControl(selectors);
  if (!control) return false;
  scrollToControl(control);
  if (!isRescue || !hasFocus()) control.focus({ preventScroll: true });
  return true;
}

function hasFocus(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.matches(':disabled');
}

/** Selectors for focusable controls. Text fields come before buttons. */
const CONTROLS = ['textarea, input:not([type=checkbox])', 'button:not(:disabled)'];

function firstControl(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    for (const kind of CONTROLS) {
      const control = found?.matches(kind) ? found : found?.querySelector<HTMLElement>(kind);
      if (control) return control;
    }
  }
  return null;
}

/** The height of the sticky elements, in rem. The browser treats a control behind the sticky elements as visible. */
const STICKY_HEIGHT = 7.5;

function scrollToControl(control: HTMLElement) {
  const { top, bottom } = control.getBoundingClientRect();
  if (top < pxOfRem(STICKY_HEIGHT) || bottom > window.innerHeight)
    control.scrollIntoView({ block: 'center' });
}

/**
 * Opens the embed and tab of a path, and focuses the path's control or the nearest one. Paths have the format of
 * `checkMessage`, such as `embeds.0.fields.2.value`. Needs an `EditorView`.
 */
export function useFocusPath(): (path: string) => void {
  return useEditorView().focusPath;
}
