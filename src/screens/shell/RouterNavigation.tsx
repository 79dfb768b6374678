import type { ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';

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
