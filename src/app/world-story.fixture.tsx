import type { SetupWorker } from 'msw/browser';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, spyOn } from 'storybook/test';
import { createMockBackend, type MockBackend } from '#mocks/backend';
import { resetDemoData } from '#mocks/browser';
import { type Latency, MOCK_ANON_KEY, MOCK_URL, noLatency } from '#mocks/context';
import type { WorldName } from '#mocks/worlds';
import { forgetProviderToken } from '#services/discord/provider-token';
import { configureSupabase } from '#services/supabase/client';
import { routes } from './routes';
import { ThemeProvider } from './ThemeProvider';
import { toasts } from './toasts';

export interface WorldStoryOptions {
  world: WorldName;
  /** The path the app is opened at. */
  at: string;
  /** Nothing takes time but what is named here: a state that passes by has to last to be seen. In ms. */
  latency?: Partial<Latency>;
}

/**
 * The app itself, with its own routes and wiring, in one condition of the world: `annotations` are a story's,
 * `backend` is what answers it. A story whose console complains fails.
 */
export function worldStory({ world, at, latency = {} }: WorldStoryOptions) {
  let entered: MockBackend | null = null;
  let complaints = spyOnErrors();
  return {
    /** The pretend backend of the story that is running. */
    backend(): MockBackend {
      if (!entered) throw new Error(`Nobody has entered the world ${world} yet`);
      return entered;
    },
    annotations: {
      render: () => <AppAt path={at} />,
      beforeEach({ msw }: { msw: SetupWorker }) {
        complaints = spyOnErrors();
        entered = enterWorld(msw, createMockBackend({
          world,
          url: MOCK_URL,
          latency: { ...noLatency, ...latency },
        }));
        return leaveWorld;
      },
      async afterEach() {
        await expect(complaints).not.toHaveBeenCalled();
      },
    },
  };
}
