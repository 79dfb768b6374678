import type { Enhancer } from '../../../shell/islands/enhancer';

/** A fraction of the window's height. The last heading above this line is the current heading. */
const readingLine = 0.34;

/** Marks the link to the current heading on scroll. Hides links to headings that the search has filtered out. */
export const followHeadings: Enhancer = (navigation) => {
  const links = [...navigation.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headingOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));
  const mark = () => {
    const line = window.innerHeight * readingLine;
    const passed = links.findLast((link) => {
      const heading = headingOf(link);
      return heading !== null && heading.getBoundingClientRect().top <= line;
    });
    for (const link of links) {
      if (link === passed) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // The observer calls `mark` only when a heading crosses the line, and not on each scroll event.
  const crossing = new IntersectionObserver(mark, {
    rootMargin: `0px 0px ${-100 * (1 - readingLine)}% 0px`,
  });
  const observe = () => {
    crossing.disconnect();
    for (const link of links) {
      const heading = headingOf(link);
      if (heading) crossing.observe(heading);
      if (link.parentElement) link.parentElement.hidden = heading === null;
    }
  };
  const changes = new MutationObserver(observe);
  const page = navigation.closest('main') ?? document.body;
  changes.observe(page, { childList: true, subtree: true });
  observe();
  return () => {
    crossing.disconnect();
    changes.disconnect();
  };
};
