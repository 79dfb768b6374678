import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { fromPromise } from 'xstate';
import {
  CopyNoticeContext,
  type CopyAnswer,
  copyNoticeMachine,
} from '#machines/copy-notice/copy-notice.machine';
import { CopyingContext } from '../_shell/copying';
import { StoryFrame } from '../_shell/story-frame';
import { PricingControlProvider } from '../_shell/pricing/pricing-story.fixture';
import { DashboardPicture } from '../server-settings/DashboardPicture';
import { Home } from './Home';

export const clipboard = fn<(text: string) => CopyAnswer>(() => ({ ok: true, value: null }));

const logic = copyNoticeMachine.provide({
  actors: { write: fromPromise<CopyAnswer, string>(async ({ input }) => clipboard(input)) },
});

export function Copying({ children }: { children: ReactNode }) {
  return <CopyNoticeContext.Provider logic={logic}>{children}</CopyNoticeContext.Provider>;
}

const copying = (children: ReactNode) => <Copying>{children}</Copying>;

export function HomeInFrame() {
  return (
    <StoryFrame at="/">
      <PricingControlProvider>
        <main id="main">
          <CopyingContext value={copying}>
            <Home dashboard={<DashboardPicture />} />
          </CopyingContext>
        </main>
      </PricingControlProvider>
    </StoryFrame>
  );
}
