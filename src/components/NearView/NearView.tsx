import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { takeTurn } from '../InTurn/take-turn';

export interface NearViewProps {
  /** The height of the placeholder as a CSS length. It is used until the children have been rendered once. */
  estimate: string;
  /** Whether the children are rendered before the first intersection callback. */
  startsDrawn: boolean;
  className?: string;
  children: () => ReactNode;
}

/**
 * Renders its children while they are in the viewport or within one screen of it. Otherwise renders a placeholder with
 * the same height. Wrap parts of a long list in NearViews if the rows have different heights. Children that contain the
 * focus stay mounted. Children in the viewport are rendered at once, all others one after another.
 */
export function NearView({ estimate, startsDrawn, className, children }: NearViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(startsDrawn);
  /** The last measured height of the children in px; null until they have been measured. */
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const isKept = last.isIntersecting || element.contains(document.activeElement);
        cancel();
        if (!isKept) setHeight(last.boundingClientRect.height);
        if (!isKept || isInWindow(last.boundingClientRect)) setIsNear(isKept);
        else cancel = takeTurn(() => startTransition(() => setIsNear(true)));
      },
      // The margin is on all sides, because a drawer slides in from a side. `scrollMargin` is for a list in a drawer.
      { rootMargin: '100%', scrollMargin: '100%' },
    );
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={root}
      className={className}
      style={isNear ? undefined : { blockSize: height ?? estimate }}
    >
      {isNear && children()}
    </div>
  );
}

function isInWindow({ top, bottom, left, right }: DOMRectReadOnly): boolean {
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
