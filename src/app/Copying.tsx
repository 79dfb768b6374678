import type { ReactNode } from 'react';
import { CopyNoticeContext } from '#machines/site/copy-notice/copy-notice.machine';
import { copyNoticeLogic } from './wiring/site/copy-notice';

export function Copying({ children }: { children: ReactNode }) {
  return (
    <CopyNoticeContext.Provider logic={copyNoticeLogic}>{children}</CopyNoticeContext.Provider>
  );
}
