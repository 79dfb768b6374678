import { type ReactNode, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import type { Session } from '#domain/session/session';
import type { Theme } from '#domain/theme';
import { SessionContext, sessionMachine } from '#machines/session/session/session.machine';
import { memoryEntries } from '#services/browser/memory-entries';
import { createPageHistory } from '#services/browser/page-history';
import { AccountTools } from '../session/account-tools.fixture';
import {
  type NavigationProps,
  type NavigationTools,
  NavigationToolsContext,
} from './navigation-tools';
import { NavigationDrawer } from './NavigationDrawer';
import { PageRouter } from './PageRouter';
import { RouterNavigation } from './RouterNavigation';
import { createThemeStore, ThemeChoiceContext } from './theme-choice';

/** A user without a picture, so that nothing is fetched. */
export const storySession: Session = {
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  expiresAt: 4_102_444_800,
  providerToken: 'discord-token',
  user: {
    id: '6f1c1c1e-0000-4000-8000-000000000001',
    email: 'mira@grouped.example',
    metadata: { provider_id: '218345611802574848', name: 'mira.resells' },
  },
};

const sessionValues = {
  restoring: { restoring: 'reading' },
  signedOut: { signedOut: 'ready' },
  signingIn: { signingIn: 'requesting' },
  signedIn: { signedIn: 'fresh' },
  signingOut: 'signingOut',
} as const;

export type StorySession = keyof typeof sessionValues;

export interface StoryFrameProps {
  /** The story's URL. If the user follows a link to another page, the story shows only the new URL. */
  at: string;
  /** While the URL matches the pattern (`paths.….pattern`), the story shows the page. Defaults to the URL. */
  pattern?: string;
  session?: StorySession;
  /** The session machine. A story can provide other actors for the requests that its `play` function triggers. */
  sessionLogic?: typeof sessionMachine;
  children: ReactNode;
}

/** The providers of the app's root: router, links, session and color scheme. */
export function StoryFrame(props: StoryFrameProps) {
  const {
    at,
    pattern = at,
    session = 'signedOut',
    sessionLogic = sessionMachine,
    children,
  } = props;
  const [history] = useState(() => createPageHistory(memoryEntries(at)));
  const [theme] = useState(() => createThemeStore(...memoryTheme()));
  return (
    <ThemeChoiceContext value={theme}>
      <SessionContext.Provider
        logic={sessionLogic}
        options={{ snapshot: sessionSnapshot(session) }}
      >
        <PageRouter history={history}>
          <RouterNavigation>
            <AriaNavigation>
              <AccountTools>
                <NavigationToolsContext value={storyNavigation}>
                  <Routes>
                    <Route path={pattern} element={children} />
                    <Route path="*" element={<Elsewhere />} />
                  </Routes>
                </NavigationToolsContext>
              </AccountTools>
            </AriaNavigation>
          </RouterNavigation>
        </PageRouter>
      </SessionContext.Provider>
    </ThemeChoiceContext>
  );
}

const storyNavigation: NavigationTools = {
  Drawer: (props: NavigationProps) => <NavigationDrawer {...props} onPricing={() => {}} />,
  prepare: () => {},
};

function memoryTheme(): Parameters<typeof createThemeStore> {
  let kept: Theme = 'system';
  return [() => kept, (theme) => void (kept = theme)];
}

function sessionSnapshot(session: StorySession) {
  const isSignedIn = session === 'signedIn' || session === 'signingOut';
  return sessionMachine.resolveState({
    value: sessionValues[session],
    context: { now: () => 0, session: isSignedIn ? storySession : null, welcomed: true },
  });
}

function Elsewhere() {
  const { pathname, hash, state } = useLocation();
  return (
    <>
      <p role="status">{`${pathname}${hash}`}</p>
      {state !== null && <pre>{JSON.stringify(state, null, 2)}</pre>}
    </>
  );
}
