import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { messageOf } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { Announcer } from './Announcer';
import { controlsOf, placeOf, type EmbedTab } from './editor-place';

/** What of the message is under the editor's hands. */
export interface EditorViewValue {
  /** The chosen embed's id; null for the first. An embed that is gone is the first too. */
  embedId: string | null;
  tab: EmbedTab;
  isMessageOpen: boolean;
  /** The paths of what the last import left out. */
  leftOut: readonly string[];
  nameLeftOut: (paths: readonly string[]) => void;
  chooseEmbed: (id: string) => void;
  chooseTab: (tab: EmbedTab) => void;
  openMessage: (isOpen: boolean) => void;
  /** Brings a path's control in sight; the focus stays, unless what had it is gone. */
  showPath: (path: string) => void;
  /** Brings a path's control in sight and puts the focus on it. */
  focusPath: (path: string) => void;
  /** Puts the focus, once everything is drawn, on the first control that one of these selectors finds. */
  focus: (...selectors: string[]) => void;
  /** A part of the editor has been loaded: whatever was asked of it can be done now. */
  catchUp: () => void;
}

const EditorViewContext = createContext<EditorViewValue | null>(null);

/** @throws outside of an EditorView. */
export function useEditorView(): EditorViewValue {
  const view = use(EditorViewContext);
  if (!view) throw new Error('Stands outside of an EditorView');
  return view;
}

export interface EditorViewProps {
  /** Something of the editor is to be seen: where the editor is put away, it has to come back. */
  onShow?: () => void;
  children: ReactNode;
}

interface Asked {
  selectors: readonly string[];
  /** Whether the focus only goes there where it would be lost. */
  isRescue: boolean;
}

/** Knows which embed and which tab are shown, for the editor and for whoever points into it. Stands in a MessageDraftContext. */
export function EditorView({ onShow, children }: EditorViewProps) {
  const draft = MessageDraftContext.useActorRef();
  const [embedId, chooseEmbed] = useState<string | null>(null);
  const [tab, chooseTab] = useState<EmbedTab>('general');
  const [isMessageOpen, openMessage] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [leftOut, nameLeftOut] = useState<readonly string[]>([]);

  /** What could not be done yet, as its control is still to be loaded. */
  const missed = useRef<Asked>(null);

  useEffect(() => {
    missed.current = asked && !answer(asked) ? asked : null;
  }, [asked]);

  const show = (path: string, isRescue: boolean) => {
    const place = placeOf(path);
    if (place.part === 'message') openMessage(true);
    if (place.part === 'embed') {
      const embed = messageOf(draft.getSnapshot()).embeds[place.embed];
      if (embed) chooseEmbed(embed.id);
      chooseTab(place.tab);
    }
    onShow?.();
    setAsked({ selectors: controlsOf(path), isRescue });
  };
  const view: EditorViewValue = {
    embedId,
    tab,
    isMessageOpen,
    leftOut,
    nameLeftOut,
    chooseEmbed,
    chooseTab,
    openMessage,
    showPath: (path) => show(path, true),
    focusPath: (path) => show(path, false),
    focus: (...selectors) => setAsked({ selectors, isRescue: false }),
    catchUp: () => {
      if (missed.current && answer(missed.current)) missed.current = null;
    },
  };
  return (
    <EditorViewContext value={view}>
      <Announcer>{children}</Announcer>
    </EditorViewContext>
  );
}

/** Whether there was such a control. */
function answer({ selectors, isRescue }: Asked): boolean {
  const control = firstControl(selectors);
  if (!control) return false;
  bringInSight(control);
  if (!isRescue || !hasFocus()) control.focus({ preventScroll: true });
  return true;
}

/** Whether the focus is on something that still can have it. */
function hasFocus(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.matches(':disabled');
}

/** A text rather than a button, wherever both are. */
const CONTROLS = ['textarea, input:not([type=color], [type=checkbox])', 'button:not(:disabled)'];

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

/** Room for what sticks to the window's top, in px: a control below it is hidden to the eye, not to the browser. */
const STUCK = 120;

function bringInSight(control: HTMLElement) {
  const { top, bottom } = control.getBoundingClientRect();
  if (top < STUCK || bottom > window.innerHeight) control.scrollIntoView({ block: 'center' });
}
