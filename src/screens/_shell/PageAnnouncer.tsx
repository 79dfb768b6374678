import { useEffect, useRef } from 'react';
import { visuallyHidden } from './visually-hidden.css';

/**
 * Reads the page's title to screen readers whenever it changes: a page that is changed without a load is not announced by
 * the browser.
 */
export function PageAnnouncer() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last || document.title === '') return;
      last = document.title;
      if (words.current) words.current.textContent = last;
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <p ref={words} aria-live="polite" className={visuallyHidden} />;
}
