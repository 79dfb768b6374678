import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './ScrollRegion.css';

export interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** Scrolls horizontally if its content is too wide. Only then is it focusable, for the arrow keys. */
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
