import { CornerDownLeft, Search } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { box } from '#theme/box';
import {
  isCommandMenuFrameShown,
  setCommandMenuShown,
  takeCommandMenuFrame,
} from './command-menu-frame';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './CommandMenu.css';

export interface CommandMenuItem {
  id: string;
  label: string;
  /** Secondary text at the end of the line, shown if there is room. */
  detail?: string;
  icon?: ReactNode;
  href?: string;
}

export interface CommandMenuSection {
  title: string;
  items: readonly CommandMenuItem[];
}

export interface CommandMenuProps {
  label: string;
  placeholder: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** The matches in display order. The caller does the search. */
  sections: readonly CommandMenuSection[];
  /** Called when an item is chosen. An item with an `href` also navigates. */
  onPick: (id: string) => void;
  empty: ReactNode;
  /** A text with the number of items, or the message that nothing matches. It is announced whenever it changes. */
  status: string;
  /** Shown below the list, such as a note about results that are still loading. */
  note?: ReactNode;
}

/**
 * A command palette. The arrow keys mark an entry, while the text field keeps the focus. Enter opens, Escape closes.
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
            <p role="status" className={visuallyHidden}>
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

/** If the placeholder (`CommandMenuFrame`) was visible when the menu opened, there is no entry transition. */
function useReplacesFrame(isOpen: boolean): boolean {
  const [opened, setOpened] = useState({ isOpen: false, isStill: false });
  if (opened.isOpen === isOpen) return opened.isStill;
  const isStill = isOpen && isCommandMenuFrameShown();
  setOpened({ isOpen, isStill });
  return isStill;
}

/** The text field. When it mounts, it takes the focus and the text that the user has typed into the frame. */
function QueryInput({ placeholder }: { placeholder: string }) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    setCommandMenuShown(true);
    const handover = takeCommandMenuFrame();
    ref.current?.focus();
    // The autocomplete around this field subscribes to the field's events in an effect. Wait until that effect has run.
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

/** Inserts the given text before the current value of the field. */
function typeInto(input: HTMLInputElement, text: string): void {
  const typed = { bubbles: true, inputType: 'insertText' };
  // This event makes the autocomplete highlight the first match.
  input.dispatchEvent(new InputEvent('beforeinput', typed));
  // Set the value with the prototype's setter, which React does not track. Otherwise React would ignore the change.
  Reflect.set(HTMLInputElement.prototype, 'value', text + input.value, input);
  input.dispatchEvent(new InputEvent('input', typed));
}

/** Moves the focus to `returnTo`, because React Aria would return it to the input of the frame, which is gone. */
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
      <span dir="auto" className={css.label}>
        {label}
      </span>
      {detail && (
        <span
          dir="auto"
          className={box({ flex: 1, shrinks: true, color: 'textMuted', truncated: true })}
        >{` ${detail}`}</span>
      )}
      <CornerDownLeft aria-hidden className={css.enter} />
    </Aria.MenuItem>
  );
}

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
