import { useEffect, useState } from 'react';

/** How far down the window a heading counts as being read. */
const readingLine = 0.34;

/** The id of the heading whose text is being read, as far as the page was scrolled; null above the first one. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * readingLine;
      const passed = elements.findLast((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent(passed?.id ?? null);
    };
    // Looks when a heading crosses the line, and not at every step of the scroll.
    const observer = new IntersectionObserver(look, {
      rootMargin: `0px 0px ${-100 * (1 - readingLine)}% 0px`,
    });
    for (const heading of elements) observer.observe(heading);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
