import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as Aria from 'react-aria-components';
import { button, type ButtonVariants, iconSlot, spinner } from './Button.css';

export interface ButtonProps extends Omit<Aria.ButtonProps, 'className' | 'style' | 'render'> {
  /** What pressing it means: the view's one main act, a loss, an ordinary act, or an aside. */
  tone?: ButtonVariants['tone'];
  size?: ButtonVariants['size'];
  /** A lucide icon before the label. Decoration: the label says it all. */
  icon?: ReactNode;
  /** Shown, and read out, in place of the label while `isPending`. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. Something that leads to another page is a LinkButton. */
export function Button({ tone, size, icon, pendingLabel, children, ...aria }: ButtonProps) {
  return (
    <Aria.Button {...aria} className={button({ tone, size })}>
      {Aria.composeRenderProps(children, (label, { isPending }) => (
        <>
          <ButtonIcon icon={icon} isPending={isPending} />
          {isPending ? (pendingLabel ?? label) : label}
        </>
      ))}
    </Aria.Button>
  );
}

/** The icon of a button, or the spinner that takes its place while the button's work is under way. */
export function ButtonIcon({ icon, isPending }: { icon: ReactNode; isPending: boolean }) {
  if (isPending) {
    return (
      <span aria-hidden className={spinner}>
        <LoaderCircle />
      </span>
    );
  }
  return icon ? (
    <span aria-hidden className={iconSlot}>
      {icon}
    </span>
  ) : null;
}
