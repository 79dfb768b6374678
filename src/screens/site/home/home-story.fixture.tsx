import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { fromPromise } from 'xstate';
import { listedDemoStores } from '#content/marketplace/demo-stores';
import {
  CopyNoticeContext,
  type CopyAnswer,
  copyNoticeMachine,
} from '#machines/shell/copy-notice/copy-notice.machine';
import { CopyingContext } from '../../shell/copying';
import { StoryFrame } from '../../shell/story-frame';
import { PricingControlProvider } from '../pricing/pricing-story.fixture';
import { DashboardPicture } from '../../dashboard/settings/DashboardPicture';
import { TicketGreeting, Writer } from '../../designer/writer/LandingMessages';
import { StoreCard } from '../../market/marketplace/parts/StoreCards';
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
            <Home
              dashboard={<DashboardPicture />}
              greeting={<TicketGreeting />}
              writer={<Writer />}
              stores={listedDemoStores.map((store) => (
                <StoreCard key={store.id} store={store} />
              ))}
            />
          </CopyingContext>
        </main>
      </PricingControlProvider>
    </StoryFrame>
  );
}
