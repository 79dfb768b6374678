import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { takeTurn } from '../InTurn/take-turn';

export interface NearViewProps {
  /** A CSS length: the room that the children take before they were drawn. */
  estimate: string;
  /** Whether the children are drawn before the browser has said where they lie. */
  startsDrawn: boolean;
  className?: string;
  children: () => ReactNode;
}

/**
 * Draws its children while they lie in view or a screen around it, and keeps their room while they do not: a long list
 * of rows of any height, divided into a few of these, costs no more than what is near. Children with the focus stay.
 * What lies in view is drawn at once, what lies around it one after the other.
 */
export function NearView({ estimate, startsDrawn, className, children }: NearViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(startsDrawn);
  /** In px, once they were drawn. */
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
      // On all sides, because a drawer slides in; the second is for a list that scrolls inside one.
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
