import type { Enhancer } from '../../_shell/islands/enhancer';

/** How far down the window a heading counts as being read. */
const readingLine = 0.34;

/**
 * Marks the link to the heading whose text is being read, as far as the page was scrolled, and hides links to headings
 * that a search left out.
 */
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
  // Looks when a heading crosses the line, and not at every step of the scroll.
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
