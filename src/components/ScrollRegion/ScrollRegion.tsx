import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './ScrollRegion.css';

export interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/**
 * A named region that scrolls horizontally if its content is too wide. The region is focusable only in that case, so
 * that the arrow keys can scroll it.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => {
      if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
    });
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} role="region" aria-label={label} className={css.region}>
      {children}
    </div>
  );
}
