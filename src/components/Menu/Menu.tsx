import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { Popover } from '#components/Popover/Popover';
import type { MenuOpening } from './LazyMenuTrigger';
import * as css from './Menu.css';

export interface MenuTriggerProps extends Omit<Aria.MenuTriggerProps, 'children'> {
  children: [trigger: MenuTriggerElement, menu: ReactNode];
}

type MenuTriggerElement = ComponentProps<typeof Aria.Pressable>['children'] &
  ReactElement<{ isDisabled?: boolean }>;

/** Connects a button to a Menu that it opens. The button is the first child and the Menu the second. */
export function MenuTrigger({ children: [trigger, menu], ...aria }: MenuTriggerProps) {
  return (
    <Aria.MenuTrigger {...aria}>
      <Aria.Pressable isDisabled={trigger.props.isDisabled ?? false}>{trigger}</Aria.Pressable>
      {menu}
    </Aria.MenuTrigger>
  );
}

export interface MenuProps extends Omit<Aria.MenuProps<object>, 'className' | 'style'> {
  /** Where the menu opens, and with which edge of the trigger it is aligned. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Shown above the items, such as the account's name. The arrow keys skip it. */
  header?: ReactNode;
  /** Connects the menu to its trigger. Set it if the menu is not inside a MenuTrigger, as in LazyMenuTrigger. */
  opening?: MenuOpening;
}

/** A list of actions in a popover. It has the same accessible name as its trigger. */
export function Menu({ placement = 'bottom start', header, opening, ...aria }: MenuProps) {
  const tied = opening && tiesOf(opening);
  return (
    <Popover placement={placement} {...tied?.popover}>
      {header && <div className={css.header}>{header}</div>}
      <Aria.Menu {...aria} {...tied?.menu} className={css.menu} />
    </Popover>
  );
}

/** Returns the props that a MenuTrigger would provide. */
export function tiesOf({ triggerId, triggerRef, state }: MenuOpening) {
  const named = { 'aria-labelledby': triggerId };
  return {
    popover: {
      ...named,
      triggerRef,
      isOpen: state.isOpen,
      onOpenChange: (isOpen: boolean) => state.setOpen(isOpen),
      entry: 'none' as const,
    },
    menu: { ...named, autoFocus: state.focusStrategy ?? true, onClose: () => state.close() },
  };
}

export interface MenuItemProps extends Omit<
  Aria.MenuItemProps,
  'className' | 'style' | 'children'
> {
  icon?: ReactNode;
  tone?: css.MenuItemTone;
  /** Shown below the label: what the item does, or why it is disabled. */
  description?: string;
  /**
   * The arrow keys reach a disabled item, so that a screen reader reads it, with the reason. With `all`, they skip it:
   * for a placeholder, whose focus would be lost.
   */
  disabledBehavior?: 'selection' | 'all';
  children: ReactNode;
}

/** One action (`onAction`) or one link (`href`). Set `textValue` if the label is not plain text. */
export function MenuItem(props: MenuItemProps) {
  const { icon, tone, description, children, textValue, ...aria } = props;
  const reached = {
    disabledBehavior: 'selection',
    ...aria,
    ...(aria.isDisabled && { href: undefined }),
  };
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <Aria.MenuItem
      {...reached}
      textValue={text}
      className={css.item({ tone, isDescribed: description !== undefined })}
    >
      {icon && (
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
      )}
      {description === undefined ? (
        children
      ) : (
        <span className={css.words}>
          <Aria.Text slot="label">{children}</Aria.Text>
          <Aria.Text slot="description" className={css.description}>
            {description}
          </Aria.Text>
        </span>
      )}
    </Aria.MenuItem>
  );
}

export interface MenuSectionProps {
  /** Heading of the group. Without it, set `aria-label`. */
  title?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A group of items, separated from the other items. */
export function MenuSection({ title, children, ...aria }: MenuSectionProps) {
  return (
    <Aria.MenuSection {...aria} className={css.section}>
      {title && <Aria.Header className={css.sectionTitle}>{title}</Aria.Header>}
      {children}
    </Aria.MenuSection>
  );
}
