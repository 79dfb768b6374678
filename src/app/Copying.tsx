import type { ReactNode } from 'react';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { copyNoticeLogic } from './wiring/shell/copy-notice';

export function Copying({ children }: { children: ReactNode }) {
  return (
    <CopyNoticeContext.Provider logic={copyNoticeLogic}>{children}</CopyNoticeContext.Provider>
  );
}
