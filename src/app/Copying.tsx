import type { ReactNode } from 'react';
import { CopyNoticeContext } from '#machines/copy-notice/copy-notice.machine';
import { copyNoticeLogic } from './wiring/copy-notice';

export function Copying({ children }: { children: ReactNode }) {
  return (
    <CopyNoticeContext.Provider logic={copyNoticeLogic}>{children}</CopyNoticeContext.Provider>
  );
}
