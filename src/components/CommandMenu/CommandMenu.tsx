import { CornerDownLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
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
  return (
    <AriaNavigation>
      <Aria.ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className={css.scrim}
      >
        <Aria.Modal className={css.panel}>
          <Aria.Dialog aria-label={label} className={css.dialog}>
            <Aria.Autocomplete inputValue={props.query} onInputChange={props.onQueryChange}>
              <Aria.TextField aria-label={label} className={css.field}>
                <Search aria-hidden className={css.glass} />
                <Aria.Input ref={focus} placeholder={props.placeholder} className={css.input} />
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

/** The dialog leaves the keyboard with whatever has it once it is there. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
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
