import { type ReactNode, type Ref, useId } from 'react';
import * as css from '../MembershipCard.css';

export interface WaitlistButtonProps {
  children: string;
  /** The id of the element that contains the membership's name. The name is part of the button's accessible name. */
  nameId: string;
  isPending?: boolean;
  onPress: () => void;
  /** Called when a press is likely, to load the code of the waiting list. */
  onIntent?: () => void;
}

/** Contains the waiting list of a membership. It gets the focus if the focused button is unmounted. */
export function WaitlistArea({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} tabIndex={-1} className={css.waitlist}>
      {children}
    </div>
  );
}

export function WaitlistButton(props: WaitlistButtonProps) {
  const { children, nameId, isPending = false, onPress, onIntent } = props;
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      aria-labelledby={`${id} ${nameId}`}
      aria-disabled={isPending || undefined}
      className={css.waitlistButton}
      onClick={isPending ? undefined : onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  );
}
