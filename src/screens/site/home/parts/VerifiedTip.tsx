import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import * as css from './VerifiedTip.css';
import { useTip } from './tip';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'verified-tip': VerifiedTipProps;
  }
}

/** product.md §1.3 specifies this text. */
const TEXT = 'Verified on Discord & Whop';

export interface VerifiedTipProps {
  label: string;
}

export function VerifiedTip({ label }: VerifiedTipProps) {
  const id = useId();
  const { isOpen, open, close, approach, leave } = useTip();
  return (
    <span
      className={css.tip}
      onPointerEnter={({ pointerType, timeStamp }) => {
        if (pointerType === 'mouse') approach(timeStamp);
      }}
      onPointerLeave={({ pointerType, timeStamp }) => {
        if (pointerType === 'mouse') leave(timeStamp);
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className={css.mark}
        onClick={open}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) open();
        }}
        onBlur={close}
      >
        <BadgeCheck aria-hidden className={css.tick} />
      </button>
      <span role="tooltip" id={id} className={css.bubble} data-open={isOpen || undefined}>
        {TEXT}
      </span>
    </span>
  );
}
