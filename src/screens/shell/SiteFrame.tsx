import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter';
import * as css from './SiteFrame.css';
import { SkipLink } from './SkipLink';

export interface SiteFrameProps {
  header: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ header, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
