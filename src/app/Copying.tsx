import type { ReactNode } from 'react';
import { CopyNoticeContext } from '#machines/copy-notice/copy-notice.context';
import { copyNoticeLogic } from './wiring/copy-notice';

/** Gives what is below it the flow of a copy button, with the browser's clipboard behind it. */
export function Copying({ children }: { children: ReactNode }) {
  return (
    <CopyNoticeContext.Provider logic={copyNoticeLogic}>{children}</CopyNoticeContext.Provider>
  );
}
