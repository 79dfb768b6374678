import type { ReactNode } from 'react';
import { ButtonIcon } from '#components/Button/ButtonIcon';
import { button, type ButtonVariants } from '../Button/Button.css';
import { type PressProps, usePress } from '../Button/use-press';

export interface IconButtonProps extends Omit<PressProps, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
}

/** A button that shows only an icon. Wrap it in a Tooltip, unless everyone knows the icon. */
export function IconButton({ label, icon, tone = 'quiet', size, ...props }: IconButtonProps) {
  const pressable = usePress(props);
  return (
    <button {...pressable} aria-label={label} className={button({ tone, size, shape: 'icon' })}>
      <ButtonIcon icon={icon} isPending={props.isPending ?? false} />
    </button>
  );
}
