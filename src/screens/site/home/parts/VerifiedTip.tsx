import { BadgeCheck } from 'lucide-react';
import { useId, createContext, use, useEffect, useState } from 'react';
import { box } from '#theme/box';
import * as css from './VerifiedTip.css';

/** Hover time before a tooltip opens, in ms (product.md §4.9). */
const OPEN_DELAY = 700;

/** In ms. The next tooltip opens without a delay this soon after the last one closed (product.md §4.9). */
const SKIP_DELAY = 300;

/** The time in which the user can move the pointer onto the tooltip, in ms (WCAG 1.4.13). */
const CLOSE_DELAY = 120;

const TipMemoryContext = createContext(createTipMemory());

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
        <BadgeCheck aria-hidden className={box({ square: 20 })} />
      </button>
      <span role="tooltip" id={id} className={css.bubble} data-open={isOpen || undefined}>
        {TEXT}
      </span>
    </span>
  );
}

/** The next tooltip after a closed one can open without a delay. Times are event timestamps in ms. */
interface TipMemory {
  closed: (at: number) => void;
  isFresh: (at: number) => boolean;
}

function createTipMemory(): TipMemory {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    closed: (at) => {
      closedAt = at;
    },
    isFresh: (at) => at - closedAt < SKIP_DELAY,
  };
}

type Tip = 'closed' | 'waiting' | 'open' | 'leaving';

/** Hover, focus and tap open the tooltip. Escape closes it, and so does moving the pointer or the focus away. */
function useTip() {
  const memory = use(TipMemoryContext);
  const [tip, setTip] = useState<Tip>('closed');
  const isOpen = tip === 'open' || tip === 'leaving';

  useEffect(() => {
    if (tip !== 'waiting' && tip !== 'leaving') return;
    const [next, delay] =
      tip === 'waiting' ? (['open', OPEN_DELAY] as const) : (['closed', CLOSE_DELAY] as const);
    const timer = setTimeout(() => setTip(next), delay);
    return () => clearTimeout(timer);
  }, [tip]);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTip('closed');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return {
    isOpen,
    open: () => setTip('open'),
    close: () => setTip('closed'),
    approach: (at: number) => setTip(isOpen || memory.isFresh(at) ? 'open' : 'waiting'),
    leave: (at: number) => {
      if (isOpen) memory.closed(at + CLOSE_DELAY);
      setTip(isOpen ? 'leaving' : 'closed');
    },
  };
}
