import { type ReactNode, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import { visuallyHidden } from '#theme/visually-hidden.css';

export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  return (
    <NavigationProvider
      navigate={(to, options) => void navigate(to, options)}
      replaceHash={(name) =>
        void navigate({ hash: name }, { replace: true, preventScrollReset: true })
      }
      useHref={useHref}
      address={{ pathname, hash }}
    >
      {children}
    </NavigationProvider>
  );
}

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
