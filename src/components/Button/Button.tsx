import type { ReactNode } from 'react';
import { button, type ButtonVariants } from './Button.css';
import { ButtonIcon } from './ButtonIcon';
import { type PressProps, usePress } from './use-press';

export interface ButtonProps extends PressProps {
  /** The importance of the action: the main action of the view, a destructive action, a regular one, or a minor one. */
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  icon?: ReactNode;
  /** Replaces the label while `isPending` is true, both visually and for screen readers. */
  pendingLabel?: string | undefined;
}

/** A button for an action on the current page. To go to another page, use LinkButton. */
export function Button({ tone, size, icon, pendingLabel, children, ...props }: ButtonProps) {
  const { isPending = false } = props;
  const pressable = usePress(props);
  return (
    <button {...pressable} className={button({ tone, size })}>
      <ButtonIcon icon={icon} isPending={isPending} />
      {isPending ? (pendingLabel ?? children) : children}
    </button>
  );
}
