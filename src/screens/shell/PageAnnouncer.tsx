import { useEffect, useRef } from 'react';
import { visuallyHidden } from '#theme/visually-hidden.css';

/** Announces the page's title when it changes, because browsers do not announce client-side navigation themselves. */
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
