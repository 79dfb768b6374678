import type { ReactNode } from 'react';
import { appMessages } from '#content/messages/shell/app';
import { stack } from '#theme/box';
import * as css from './LoadingFrame.css';
import { LoadingPage } from './MessagePage';
import { TopBar } from './TopBar';

/** `settings` and `seller` also have the sidebar of a dashboard, `settings` the toolbar, too. `none` has no bar. */
export type PageFrame = 'bar' | 'settings' | 'seller' | 'none';

/**
 * Part of the HTML files, so that the layout is visible before any code is loaded, and nothing moves when the page
 * replaces it. Has no style attributes, because the Content Security Policy of the files forbids them.
 */
export function LoadingFrame({ frame }: { frame: PageFrame }) {
  return frames[frame];
}

const progress = (
  <span className={css.progress} role="progressbar" aria-label={appMessages.loadingPage} />
);

const rows = (
  <div aria-hidden className={stack({ gap: 'l' })}>
    <span className={css.heading} />
    <span className={css.subtitle} />
    <span className={css.block} />
    <span className={css.block} />
    <span className={css.block} />
  </div>
);

/** What a page shows in its frame while the code of a section is loading. */
export function LoadingSection() {
  return (
    <>
      {progress}
      {rows}
    </>
  );
}

const frames = {
  bar: (
    <>
      <TopBar />
      <main id="main" tabIndex={-1} className={css.page}>
        <LoadingSection />
      </main>
    </>
  ),
  settings: framed('settings'),
  seller: framed('seller'),
  none: <LoadingPage />,
} satisfies Record<PageFrame, ReactNode>;

function framed(of: 'settings' | 'seller'): ReactNode {
  return (
    <>
      <TopBar scrollsAway={of === 'settings'} />
      <div className={css.framed({ of })}>
        <div aria-hidden className={css.sidebar({ of })}>
          <span className={css.subtitle} />
          {Array.from({ length: 8 }, (_, index) => (
            <span key={index} className={css.tab} />
          ))}
        </div>
        <div className={stack({ shrinks: true })}>
          {of === 'settings' && <div aria-hidden className={css.toolbar} />}
          <main id="main" tabIndex={-1} className={css.column}>
            <LoadingSection />
          </main>
        </div>
      </div>
    </>
  );
}
