import type { ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { ButtonIcon } from '#components/Button/Button';
import { button, type ButtonVariants } from '../Button/Button.css';

export interface IconButtonProps extends Omit<
  Aria.ButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** What it does, in words: its only name. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Wrap it in a Tooltip where the icon is not known to everyone. */
export function IconButton({ label, icon, tone = 'quiet', size, ...aria }: IconButtonProps) {
  return (
    <Aria.Button {...aria} aria-label={label} className={button({ tone, size, shape: 'icon' })}>
      {({ isPending }) => <ButtonIcon icon={icon} isPending={isPending} />}
    </Aria.Button>
  );
}
