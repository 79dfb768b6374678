import type { ReactNode } from 'react';
import { button, type ButtonVariants } from './Button.css';
import { ButtonIcon } from './ButtonIcon';
import { type PressProps, usePress } from './use-press';

export interface ButtonProps extends PressProps {
  /** What pressing it means: the view's one main act, a loss, an ordinary act, or an aside. */
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  /** A lucide icon before the label. Decoration: the label says it all. */
  icon?: ReactNode;
  /** Shown, and read out, in place of the label while `isPending`. */
  pendingLabel?: string | undefined;
}

/** Does something on this page. Something that leads to another page is a LinkButton. */
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
