import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import type { Session } from '#domain/session/session';
import type { Theme } from '#domain/theme';
import { SessionContext } from '#machines/session/session.context';
import { sessionMachine } from '#machines/session/session.machine';
import { RouterNavigation } from './RouterNavigation';
import { createThemeStore, ThemeChoiceContext } from './theme-choice';

/** Someone without a picture, so that nothing is fetched. */
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
  /** The address the story stands at. Where a link leads elsewhere, only the new address is shown. */
  at: string;
  /** The router's pattern of that page (`paths.….pattern`): moving within it keeps the story. The address itself, when not given. */
  pattern?: string;
  /** Where the session stands, as a still picture. */
  session?: StorySession;
  /** The session's machine with the actors that a `play` sets off. */
  sessionLogic?: typeof sessionMachine;
  children: ReactNode;
}

/** What the app's root gives every page, without the app: router, links, session and color scheme. Stories stand in it. */
export function StoryFrame(props: StoryFrameProps) {
  const {
    at,
    pattern = at,
    session = 'signedOut',
    sessionLogic = sessionMachine,
    children,
  } = props;
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: pattern, element: <Page /> },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [at] },
    ),
  );
  const [theme] = useState(() => createThemeStore(...keptTheme()));
  return (
    <ThemeChoiceContext value={theme}>
      <SessionContext.Provider
        logic={sessionLogic}
        options={{ snapshot: sessionSnapshot(session) }}
      >
        <PageContext value={children}>
          <RouterProvider router={router} />
        </PageContext>
      </SessionContext.Provider>
    </ThemeChoiceContext>
  );
}

/** A choice that the story forgets. */
function keptTheme(): Parameters<typeof createThemeStore> {
  let kept: Theme = 'system';
  return [() => kept, (theme) => void (kept = theme)];
}

/** The session as a snapshot in which nothing is under way. */
function sessionSnapshot(session: StorySession) {
  const isSignedIn = session === 'signedIn' || session === 'signingOut';
  return sessionMachine.resolveState({
    value: sessionValues[session],
    context: { now: () => 0, session: isSignedIn ? storySession : null, welcomed: true },
  });
}

/** The route outlives a change of the story's args, so the story comes to it by context. */
const PageContext = createContext<ReactNode>(null);

function Page() {
  return <WithLinks>{use(PageContext)}</WithLinks>;
}

function Elsewhere() {
  const { pathname, hash, state } = useLocation();
  return (
    <WithLinks>
      <p role="status">{`${pathname}${hash}`}</p>
      {state !== null && <pre>{JSON.stringify(state, null, 2)}</pre>}
    </WithLinks>
  );
}

function WithLinks({ children }: { children: ReactNode }) {
  return (
    <RouterNavigation>
      <AriaNavigation>{children}</AriaNavigation>
    </RouterNavigation>
  );
}
