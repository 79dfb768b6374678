import { CornerDownLeft, Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import {
  isCommandMenuFrameShown,
  setCommandMenuShown,
  takeCommandMenuFrame,
} from './command-menu-frame';
import * as css from './CommandMenu.css';

/** A way to go, or a thing to do. */
export interface CommandMenuItem {
  id: string;
  label: string;
  /** At the end of the line, as far as there is room: where it leads, what it does. */
  detail?: string;
  /** A lucide icon; decoration only. */
  icon?: ReactNode;
  /** An address: the item is a link. */
  href?: string;
}

export interface CommandMenuSection {
  title: string;
  items: readonly CommandMenuItem[];
}

export interface CommandMenuProps {
  /** The dialog's and the text field's accessible name. */
  label: string;
  placeholder: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What fits the query, in the order it is shown in; whoever gives it has sought it. */
  sections: readonly CommandMenuSection[];
  /** An item was chosen; one with an address is gone to besides. */
  onPick: (id: string) => void;
  /** In place of the list where nothing fits. */
  empty: ReactNode;
  /** Said to screen readers with every change of the list: how many there are. */
  status: string;
  /** Below the list, such as what is still on its way. */
  note?: ReactNode;
}

/**
 * Everything there is, found by typing (as in Linear or Raycast): the keyboard stays in the text field while the arrows
 * go through the list; Enter goes, Escape closes.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, isOpen, onOpenChange, sections, onPick, empty, status, note } = props;
  const isStill = useReplacesFrame(isOpen);
  return (
    <AriaNavigation>
      <Aria.ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className={`${css.scrim} ${isStill ? css.still : ''}`}
      >
        <Aria.Modal className={`${css.panel} ${isStill ? css.still : ''}`}>
          <Aria.Dialog aria-label={label} className={css.dialog}>
            <Aria.Autocomplete inputValue={props.query} onInputChange={props.onQueryChange}>
              <Aria.TextField aria-label={label} className={css.field}>
                <Search aria-hidden className={css.glass} />
                <QueryInput placeholder={props.placeholder} />
              </Aria.TextField>
              <Aria.Menu
                aria-label="Results"
                renderEmptyState={() => <div className={css.empty}>{empty}</div>}
                onAction={(key) => onPick(String(key))}
                className={css.list}
              >
                {sections.map((section) => (
                  <Section key={section.title} {...section} />
                ))}
              </Aria.Menu>
            </Aria.Autocomplete>
            <p role="status" className={css.spoken}>
              {status}
            </p>
            {note && <div className={css.note}>{note}</div>}
            <Keys />
          </Aria.Dialog>
        </Aria.Modal>
      </Aria.ModalOverlay>
    </AriaNavigation>
  );
}

/** Whether the menu opened in the place of its frame, and so needs no entry of its own. */
function useReplacesFrame(isOpen: boolean): boolean {
  const [opened, setOpened] = useState({ isOpen: false, isStill: false });
  if (opened.isOpen === isOpen) return opened.isStill;
  const isStill = isOpen && isCommandMenuFrameShown();
  setOpened({ isOpen, isStill });
  return isStill;
}

/** The text field. It takes the focus, and what was typed into the frame. */
function QueryInput({ placeholder }: { placeholder: string }) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    setCommandMenuShown(true);
    const handover = takeCommandMenuFrame();
    ref.current?.focus();
    // Once the effects of the autocomplete around it listen.
    const typing = setTimeout(() => {
      if (ref.current && handover?.query) typeInto(ref.current, handover.query);
    });
    return () => {
      clearTimeout(typing);
      setCommandMenuShown(false);
      if (handover) returnFocus(handover.returnTo);
    };
  }, []);
  return <Aria.Input ref={ref} placeholder={placeholder} className={css.input} />;
}

/** Types a text before what the field holds by now. */
function typeInto(input: HTMLInputElement, text: string): void {
  const typed = { bubbles: true, inputType: 'insertText' };
  // By this the autocomplete knows that the first hit is to be at hand.
  input.dispatchEvent(new InputEvent('beforeinput', typed));
  // React compares with what was last set on the element itself, and must not see this.
  Reflect.set(HTMLInputElement.prototype, 'value', text + input.value, input);
  input.dispatchEvent(new InputEvent('input', typed));
}

/** React Aria would return the focus to the field of the frame, which is gone. */
function returnFocus(returnTo: Element | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isFree = document.activeElement === document.body;
      if (isFree && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    }),
  );
}

function Section({ title, items }: CommandMenuSection) {
  return (
    <Aria.MenuSection id={title} className={css.section}>
      <Aria.Header className={css.title}>{title}</Aria.Header>
      <Aria.Collection items={items}>{(item) => <Item {...item} />}</Aria.Collection>
    </Aria.MenuSection>
  );
}

function Item({ id, label, detail, icon, href }: CommandMenuItem) {
  return (
    <Aria.MenuItem id={id} textValue={label} className={css.item} {...(href && { href })}>
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      <span className={css.label}>{label}</span>
      {detail && <span className={css.detail}>{` ${detail}`}</span>}
      <CornerDownLeft aria-hidden className={css.enter} />
    </Aria.MenuItem>
  );
}

/** Which keys there are, for those who see them. */
function Keys() {
  return (
    <div aria-hidden className={css.keys}>
      <span>
        <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> to choose
      </span>
      <span>
        <kbd className={css.key}>↵</kbd> to open
      </span>
      <span>
        <kbd className={css.key}>esc</kbd> to close
      </span>
    </div>
  );
}
