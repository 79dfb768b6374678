import { useEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise, type SnapshotFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import { paths } from '#domain/paths';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { demoServer, type Guild, type Server } from '#domain/servers/server';
import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import { readerAt } from '#machines/charts/reader.fixtures';
import type { AccessChange, OwnRequest } from '#domain/team/access-request';
import { viewerOf } from '#domain/session/profile';
import type { SignInError } from '#domain/session/sign-in-error';
import {
  AccessAskContext,
  accessAskMachine,
} from '#machines/dashboard/access-ask/access-ask.machine';
import { commandAt } from '#machines/charts/command.fixtures';
import {
  AddServerContext,
  type Addition,
  addServerMachine,
  type GuildList,
} from '#machines/dashboard/add-server/add-server.machine';
import {
  ServerFactsContext,
  serverFactsMachine,
} from '#machines/dashboard/server-facts/server-facts.machine';
import {
  ServerPageContext,
  serverPageMachine,
} from '#machines/dashboard/server-page/server-page.machine';
import { sessionMachine } from '#machines/session/session/session.machine';
import type { SignInAnswer } from '#machines/session/session/session.setup';
import {
  SignInDialogContext,
  signInDialogMachine,
} from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { StoryFrame, type StorySession, storySession } from '#screens/shell/story-frame';
import { JoinedList } from './joined/JoinedList';
import { Servers, type ServersProps } from './Servers';

/** One story for each state of the machines that the screen shows. No requests are sent. */
const meta = preview.meta({
  title: 'Screens/Servers',
  component: Servers,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

interface Picture {
  page: SnapshotFrom<typeof serverPageMachine>;
  pageLogic?: typeof serverPageMachine;
  /** An event that is sent to the page's machine after mount. */
  received?: { type: 'updates lost' };
  session?: StorySession;
  isReturning?: boolean;
  sessionLogic?: typeof sessionMachine;
  signIn?: SnapshotFrom<typeof signInDialogMachine>;
  signInLogic?: typeof signInDialogMachine;
  addServer?: SnapshotFrom<typeof addServerMachine>;
  addServerLogic?: typeof addServerMachine;
  pins?: ServersProps['pins'];
  facts?: SnapshotFrom<typeof serverFactsMachine>;
  ask?: SnapshotFrom<typeof accessAskMachine>;
}

function still({ page, pageLogic = serverPageMachine, received, ...others }: Picture) {
  const { session = 'signedIn', sessionLogic = sessionMachine, isReturning, ...dialogs } = others;
  const { signIn = signInAt('closed'), signInLogic = signInDialogMachine } = dialogs;
  const { addServer = addServerAt('closed'), addServerLogic = addServerMachine } = dialogs;
  const { pins, ask = askAt('idle'), facts = factsShown(someFacts) } = dialogs;
  return {
    render: () => (
      <StoryFrame at={paths.servers.href()} session={session} sessionLogic={sessionLogic}>
        <ServerPageContext.Provider
          logic={pageLogic}
          options={{ input: { viewer }, snapshot: page }}
        >
          <ServerFactsContext.Provider options={{ snapshot: facts }}>
            <SignInDialogContext.Provider logic={signInLogic} options={{ snapshot: signIn }}>
              <AddServerContext.Provider logic={addServerLogic} options={{ snapshot: addServer }}>
                <AccessAskContext.Provider options={{ snapshot: ask }}>
                  <Servers isReturning={isReturning} pins={pins} joinedList={JoinedList} />
                </AccessAskContext.Provider>
                {received && <Receive event={received} />}
              </AddServerContext.Provider>
            </SignInDialogContext.Provider>
          </ServerFactsContext.Provider>
        </ServerPageContext.Provider>
      </StoryFrame>
    ),
  };
}

function Receive({ event }: { event: NonNullable<Picture['received']> }) {
  const page = ServerPageContext.useActorRef();
  useEffect(() => page.send(event), [page, event]);
  return null;
}

const viewer = viewerOf(storySession);

interface PageFacts {
  servers?: readonly Server[];
  error?: ServersError;
  retry?: 'ready' | 'resting';
}

type SignedInPage = 'missingScopes' | 'tokenExpired' | 'failed' | 'empty' | 'listed';

function pageAt(page: SignedInPage | { loading: 'fetching' }, facts: PageFacts = {}) {
  const { servers = [], error = null, retry = 'ready' } = facts;
  return serverPageMachine.resolveState({
    value: { signedIn: { page, retry, news: 'none', reload: 'idle' } },
    context: { viewer, servers, isKnown: false, error },
  });
}

const nobody = serverPageMachine.resolveState({
  value: 'signedOut',
  context: { viewer: null, servers: [], isKnown: false, error: null },
});

const failedWith = (status: number, text: string, retry: 'ready' | 'resting' = 'ready') =>
  pageAt('failed', { error: { kind: 'fetchFailed', status, text }, retry });

type SignInState = 'closed' | 'editing' | 'submitting' | { failed: SignInError['kind'] };

function signInAt(value: SignInState) {
  return signInDialogMachine.resolveState({ value, context: {} });
}

function askAt(
  value: SnapshotFrom<typeof accessAskMachine>['value'],
  action: AccessChange['action'] = 'ask',
) {
  return commandAt(accessAskMachine, value, { serverId: servers[7]?.id ?? '', action });
}

const factsShown = (value: readonly ServerFacts[]) =>
  readerAt(serverFactsMachine, { shown: 'fresh' }, { value });
const factsAt = (state: 'loading' | { failed: ServerFactsError['kind'] }) =>
  readerAt(serverFactsMachine, state, { value: null });

interface AddServerFacts {
  guilds?: readonly Guild[];
  chosen?: Guild;
  error?: ServersError;
}

type AddServerState =
  | 'closed'
  | 'loading'
  | 'choosing'
  | 'adding'
  | { failed: 'noneSelected' | 'notAvailable' | 'listFailed' };

function addServerAt(value: AddServerState, facts: AddServerFacts = {}) {
  const { guilds = [], chosen = null, error = null } = facts;
  return addServerMachine.resolveState({ value, context: { guilds, chosen, error } });
}

/** Returns a time that is a fixed number of days ago, so that the relative time in a story is always the same. */
const longAgo = (index: number) =>
  new Date(Date.now() - (3 + 15 * index) * 86_400_000).toISOString();

const icon = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="g" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#g)" d="M0 0h8v8H0z"/><path fill="#fff" d="M2 6 4 2l2 4z"/></svg>`,
  )}`;

const own = (id: number, server: Pick<Server, 'name' | 'role'> & Partial<Server>): Server => ({
  ...demoServer,
  id: String(845_201_933_120_405_500n + BigInt(id)),
  isDemo: false,
  ...server,
});

const servers = [
  own(1, { name: 'Resell Heaven', role: 'Owner', icon: icon('#1f8a70', '#0b3d3a') }),
  own(2, { name: 'Card Collectors 🃏✨ Pulls & Trades', role: 'Owner' }),
  own(3, {
    name: 'The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage',
    role: 'Admin',
    icon: icon('#ffb347', '#c4511d'),
  }),
  own(4, { name: 'Sneaker Wire', role: 'Admin', icon: icon('#4d7cfe', '#2a1f7a') }),
  own(5, {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    role: 'Member',
    access: ['points', 'embeds'],
  }),
  own(6, { name: 'Ticket Exchange', role: 'Member', access: 'all' }),
  own(7, { name: 'Discord Developers', role: 'Member', access: [] }),
  own(8, { name: '₿ Crypto Desk', role: 'Member', access: [] }),
];

const someFacts: readonly ServerFacts[] = servers.map(({ id }, index) => ({
  serverId: id,
  isSetUp: index % 4 !== 3 || index === 7,
  request: null,
  lastSave:
    index % 4 > 1 ? null : { at: longAgo(index), by: index === 0 ? 'mira.resells' : 'theo' },
  health:
    index > 3
      ? null
      : { at: longAgo(index), by: null, fails: [2, 0, 1, 12][index] ?? 0, limited: index },
  waitingRequests: [1, 12][index] ?? 0,
}));

const places = ['Northside', 'Harbour', 'Midnight', 'Golden', 'Uptown', 'Pixel', 'Maple'];
const trades = ['Resellers', 'Breakers', 'Sneakers', 'Sellers', 'Picks'];
const manyServers = Array.from({ length: 24 }, (_, index) =>
  own(100 + index, {
    name: `${places[index % 7]} ${trades[index % 5]}`,
    role: index % 6 === 0 ? 'Owner' : index % 3 === 0 ? 'Admin' : 'Member',
    access: index % 3 === 0 ? 'all' : ['points'],
  }),
);

const guildOf = ({ id, name, role }: Server): Guild => ({
  id,
  name,
  icon: null,
  permissions: '8',
  owner: role === 'Owner',
});
const guilds = servers.slice(0, 4).map(guildOf);
const manyGuilds = manyServers.map(guildOf);

export const SignedOut = meta.story(still({ page: nobody, session: 'signedOut' }));
export const SigningIn = meta.story(still({ page: nobody, session: 'signingIn' }));
export const SessionRestoring = meta.story(still({ page: nobody, session: 'restoring' }));
export const Returning = meta.story(
  still({ page: nobody, session: 'signedOut', isReturning: true }),
);
export const Loading = meta.story(still({ page: pageAt({ loading: 'fetching' }) }));
export const Listed = meta.story(still({ page: pageAt('listed', { servers }) }));
export const WithProblems = meta.story({
  ...still({ page: pageAt('listed', { servers }) }),
  play: async () => {
    const link = await screen.findByRole('link', { name: /^Resell Heaven/ });
    await expect(link).toHaveAccessibleDescription(
      /^1 access request 2 problems .* ago · Changed /,
    );
    const healthy = screen.getByRole('link', { name: /^Card Collectors/ });
    await expect(healthy).toHaveAccessibleDescription(/^12 access requests Changed /);
  },
});
export const OnlyJoined = meta.story(
  still({ page: pageAt('listed', { servers: servers.slice(6) }) }),
);
export const Pinned = meta.story(
  still({
    page: pageAt('listed', { servers }),
    pins: { pinned: servers.slice(3, 5).map(({ id }) => id), toggle: fn() },
  }),
);
const listedWith = (facts: ReturnType<typeof factsAt>) =>
  still({ page: pageAt('listed', { servers }), facts });
export const FactsLoading = meta.story(listedWith(factsAt('loading')));
export const FactsUnreachable = meta.story(listedWith(factsAt({ failed: 'unreachable' })));
export const FactsSignInRequired = meta.story(listedWith(factsAt({ failed: 'signInRequired' })));
const withRequest = (status: OwnRequest['status']): readonly ServerFacts[] =>
  someFacts.map((each, index) =>
    index === 7 ? { ...each, request: { status, at: '2026-11-20T12:00:00.000Z' } } : each,
  );
/** Expands the list of the servers in which the viewer is only a member. */
const unfold = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  canvas.getByRole('button', { name: 'Other servers' }).click();
  await canvas.findByText('₿ Crypto Desk');
};
const asking = (
  value: Parameters<typeof askAt>[0],
  status?: OwnRequest['status'],
  action?: AccessChange['action'],
) => ({
  ...still({
    page: pageAt('listed', { servers }),
    ask: askAt(value, action),
    ...(status && { facts: factsShown(withRequest(status)) }),
  }),
  play: unfold,
});
export const JoinedIdle = meta.story(asking('idle'));
export const JoinedAsking = meta.story(asking('running'));
export const JoinedAsked = meta.story(asking('idle', 'open'));
export const JoinedWithdrawing = meta.story(asking('running', 'open', 'withdraw'));
export const JoinedDeclined = meta.story({
  ...asking('idle', 'declined'),
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await expect(canvas.getByText(/^Declined on /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Crypto Desk/ })).toBeNull();
  },
});
export const NotInServer = meta.story(asking({ failed: 'notInServer' }));
export const NotSetUpAnymore = meta.story(asking({ failed: 'notSetUp' }));
export const HasAccessNow = meta.story(asking({ failed: 'hasAccess' }));
export const DeclinedRecently = meta.story(asking({ failed: 'declinedRecently' }));
export const TooManyRequests = meta.story(asking({ failed: 'tooManyRequests' }));
export const AskSignInRequired = meta.story(asking({ failed: 'signInRequired' }));
export const AskUnanswered = meta.story(asking({ failed: 'unanswered' }));
export const WithdrawSignInRequired = meta.story(
  asking({ failed: 'signInRequired' }, 'open', 'withdraw'),
);
export const WithdrawUnanswered = meta.story(asking({ failed: 'unanswered' }, 'open', 'withdraw'));
export const RightsUnknown = meta.story(
  still({
    page: pageAt('listed', {
      servers: servers.map((server) => ({ ...server, access: undefined })),
    }),
  }),
);
export const ManyServers = meta.story(still({ page: pageAt('listed', { servers: manyServers }) }));
export const UpdatesLost = meta.story(
  still({ page: pageAt('listed', { servers }), received: { type: 'updates lost' } }),
);
export const Empty = meta.story(still({ page: pageAt('empty') }));
export const EmptyResting = meta.story(still({ page: pageAt('empty', { retry: 'resting' }) }));
export const MissingScopes = meta.story(
  still({ page: pageAt('missingScopes', { error: { kind: 'missingScopes' } }) }),
);
export const TokenExpired = meta.story(
  still({ page: pageAt('tokenExpired', { error: { kind: 'refreshFailed' } }) }),
);
export const FailedDiscordIdNotReceived = meta.story(
  still({ page: failedWith(400, '{"error":"Missing required userId"}') }),
);
export const FailedAuthentication = meta.story(
  still({ page: failedWith(401, '{"message":"No API key found in request"}') }),
);
export const FailedEdgeFunction = meta.story(still({ page: failedWith(400, '') }));
export const Failed = meta.story(
  still({ page: pageAt('failed', { error: { kind: 'invalidResponse' } }) }),
);
const failedAs = (error: ServersError) => still({ page: pageAt('failed', { error }) });
export const FailedToValidate = meta.story(
  failedAs({ kind: 'validationFailed', status: 503, text: 'Service Unavailable' }),
);
export const FailedWithoutUserId = meta.story(failedAs({ kind: 'noUserId' }));
export const FailedNotSignedIn = meta.story(failedAs({ kind: 'notSignedIn' }));
export const FailedAlreadyFetching = meta.story(failedAs({ kind: 'alreadyFetching' }));
export const FailedWithoutServers = meta.story(failedAs({ kind: 'noServersOrExpired' }));
export const FailedUnreachable = meta.story(failedAs({ kind: 'unreachable' }));
export const FailedResting = meta.story(still({ page: failedWith(400, '', 'resting') }));
export const SigningOut = meta.story(
  still({ page: pageAt('listed', { servers }), session: 'signingOut' }),
);

export const SignInEditing = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt('editing') }),
);
export const SignInSubmitting = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt('submitting') }),
);
export const SignInInvalidCredentials = meta.story(
  still({
    page: nobody,
    session: 'signedOut',
    signIn: signInAt({ failed: 'invalidCredentials' }),
  }),
);
export const SignInNotConfirmed = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt({ failed: 'notConfirmed' }) }),
);
export const SignInCaptchaFailed = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt({ failed: 'captchaFailed' }) }),
);
export const SignInRateLimited = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt({ failed: 'rateLimited' }) }),
);
export const SignInUnreachable = meta.story(
  still({ page: nobody, session: 'signedOut', signIn: signInAt({ failed: 'unreachable' }) }),
);

const listed = pageAt('listed', { servers });

export const AddServerLoading = meta.story(
  still({ page: listed, addServer: addServerAt('loading') }),
);
export const AddServerChoosing = meta.story(
  still({ page: listed, addServer: addServerAt('choosing', { guilds }) }),
);
export const AddServerManyGuilds = meta.story(
  still({
    page: listed,
    addServer: addServerAt('choosing', { guilds: manyGuilds, chosen: manyGuilds[1] }),
  }),
);
export const AddServerNoGuilds = meta.story(
  still({ page: listed, addServer: addServerAt('choosing') }),
);
export const AddServerNoneSelected = meta.story(
  still({ page: listed, addServer: addServerAt({ failed: 'noneSelected' }, { guilds }) }),
);
export const AddServerAdding = meta.story(
  still({ page: listed, addServer: addServerAt('adding', { guilds, chosen: guilds[1] }) }),
);
export const AddServerNotAvailable = meta.story(
  still({
    page: listed,
    addServer: addServerAt({ failed: 'notAvailable' }, { guilds, chosen: guilds[1] }),
  }),
);
export const AddServerListFailed = meta.story(
  still({
    page: listed,
    addServer: addServerAt(
      { failed: 'listFailed' },
      { error: { kind: 'fetchFailed', status: 503, text: 'Service Unavailable' } },
    ),
  }),
);
export const AddServerMissingScopes = meta.story(
  still({
    page: listed,
    addServer: addServerAt({ failed: 'listFailed' }, { error: { kind: 'missingScopes' } }),
  }),
);

type TokenAnswer = Result<'valid' | 'noTokenInMemory', ServersError>;

/** Returns the promise of a request that never gets a response. */
const waiting = () => new Promise<never>(() => {});

export const CardOpensDashboard = meta.story({
  ...still({ page: listed }),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Sneaker Wire Admin' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/dashboard\/845201933120405504$/);
    await expect(canvas.getByText(/"name": "Sneaker Wire"/)).toBeVisible();
  },
});

const directed = [
  own(1, { name: 'חנות נעליים (2)!', role: 'Owner' }),
  own(2, { name: '\u202Eevil', role: 'Owner' }),
  own(3, { name: 'Sneaker Wire', role: 'Admin' }),
];

/** A name keeps its own direction, and does not change that of the texts around it. */
export const OwnDirection = meta.story({
  ...still({ page: pageAt('listed', { servers: directed }), pins: { pinned: [], toggle: fn() } }),
  play: async ({ canvas }) => {
    for (const { name } of directed) {
      const { unicodeBidi, textAlign, direction } = getComputedStyle(canvas.getByText(name));
      await expect([name, unicodeBidi, textAlign, direction]).toEqual([
        name,
        'isolate',
        'left',
        name.startsWith('ח') ? 'rtl' : 'ltr',
      ]);
    }
    canvas.getByRole('button', { name: 'Pin \u2068חנות נעליים (2)!\u2069' });
    canvas.getByRole('button', { name: 'Pin \u2068evil\u2069' });
    canvas.getByRole('button', { name: 'Pin Sneaker Wire' });
  },
});

export const FilterFinds = meta.story({
  ...still({ page: pageAt('listed', { servers: manyServers }) }),
  play: async ({ canvas, userEvent, step }) => {
    const own = within(canvas.getByRole('region', { name: 'Your Discord Servers' }));
    const filter = own.getByRole('textbox', { name: 'Filter servers' });
    await step('each word, ignoring case', async () => {
      await userEvent.click(filter);
      await userEvent.paste('BREAK har');
      await waitFor(() => expect(own.getByRole('status')).toHaveTextContent('1 of 24 servers'));
      await expect(own.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Harbour BreakersEditor · Points',
      ]);
    });
    await step('no match, and clearing the filter', async () => {
      await userEvent.type(filter, 'x');
      await own.findByRole('heading', { name: 'No servers match “BREAK harx”' });
      await userEvent.click(own.getByRole('button', { name: 'Clear filter' }));
      await waitFor(() => expect(own.getAllByRole('link')).toHaveLength(24));
      await expect(filter).toHaveFocus();
    });
  },
});

export const RetryKeepsFocus = meta.story({
  ...still({
    page: failedWith(400, ''),
    pageLogic: serverPageMachine.provide({
      actors: { validateToken: fromPromise<TokenAnswer>(waiting) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading your servers'),
    );
    const list = canvas.getByRole('list', { name: 'Loading' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(document.activeElement).toContainElement(list);
  },
});

export const ReconnectRedirectsToDiscord = meta.story({
  ...still({
    page: pageAt('tokenExpired', { error: { kind: 'refreshFailed' } }),
    sessionLogic: sessionMachine.provide({
      actors: { signInWithDiscord: fromPromise<SignInAnswer>(waiting) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('alert'));
    await userEvent.click(panel.getByRole('button', { name: 'Reconnect Discord' }));
    await panel.findByRole('button', { name: /Opening Discord/ });
  },
});

export const SignInByKeyboard = meta.story({
  ...still({
    page: nobody,
    session: 'signedOut',
    signInLogic: signInDialogMachine.provide({
      actors: {
        signInWithPassword: fromPromise(({ input }) =>
          Promise.resolve(
            input.password === 'right'
              ? { ok: true, value: null }
              : { ok: false, error: { kind: 'invalidCredentials' } },
          ),
        ),
      },
    }),
  }),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Sign In' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    const password = dialog.getByLabelText('Password');

    await step('a missing value is reported at its field, which takes the focus', async () => {
      await userEvent.click(email);
      await userEvent.keyboard('{Enter}');
      await expect(email).toHaveAccessibleDescription('Please enter your email');
      await expect(email).toHaveFocus();
      await userEvent.keyboard('mira@grouped.example{Enter}');
      await expect(password).toHaveAccessibleDescription('Please enter your password');
      await expect(password).toHaveFocus();
    });
    await step('an error is announced, keeps the input and selects the password', async () => {
      await userEvent.keyboard('wrong{Enter}');
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid credentials');
      await expect(email).toHaveValue('mira@grouped.example');
      await expect(password).toHaveValue('wrong');
      await expect(password).toHaveFocus();
    });
    await step('typing removes the error; the dialog closes on success', async () => {
      await userEvent.keyboard('right');
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
      await expect(password).toHaveValue('right');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

const listsGuilds: GuildList = { ok: true, value: guilds };
const notAvailable: Addition = { ok: false, error: { kind: 'notAvailable' } };

export const AddServerRetries = meta.story({
  ...still({
    page: listed,
    addServer: addServerAt(
      { failed: 'listFailed' },
      { error: { kind: 'fetchFailed', status: 503, text: 'Service Unavailable' } },
    ),
    addServerLogic: addServerMachine.provide({
      actors: {
        listAdministratorGuilds: fromPromise<GuildList>(() => Promise.resolve(listsGuilds)),
      },
    }),
  }),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Discord Server' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('radio', { name: 'Resell Heaven' })).toBeEnabled();
  },
});

let answerWithGuilds = () => {};

export const AddServerKeepsItsHeight = meta.story({
  ...still({
    page: listed,
    addServerLogic: addServerMachine.provide({
      actors: {
        listAdministratorGuilds: fromPromise<GuildList>(
          () =>
            new Promise((resolve) => {
              answerWithGuilds = () => resolve(listsGuilds);
            }),
        ),
      },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Server' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Discord Server' });
    await within(dialog).findByText('Loading your servers');
    const loading = dialog.offsetHeight;
    answerWithGuilds();
    await within(dialog).findByRole('radio', { name: 'Resell Heaven' });
    await expect(dialog.offsetHeight).toBe(loading);
  },
});

export const AddServerByKeyboard = meta.story({
  ...still({
    page: listed,
    addServerLogic: addServerMachine.provide({
      actors: {
        listAdministratorGuilds: fromPromise<GuildList>(() => Promise.resolve(listsGuilds)),
        addServer: fromPromise<Addition, { guild: Guild }>(() => Promise.resolve(notAvailable)),
      },
    }),
  }),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Add Server' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Discord Server' }));
    const group = await dialog.findByRole('radiogroup', { name: 'Discord server' });
    const add = dialog.getByRole('button', { name: 'Add Server' });

    await step('a choice is required', async () => {
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        'Please select a Discord server',
      );
      await expect(group).toHaveAccessibleDescription('Please select a Discord server');
      await expect(dialog.getByRole('radio', { name: 'Resell Heaven' })).toHaveFocus();
    });
    await step('arrow keys choose', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(dialog.getByRole('radio', { name: /^Card Collectors/ })).toBeChecked(),
      );
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
    await step('an error keeps the choice', async () => {
      add.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        'This server cannot be added at the moment. Please try again later.',
      );
      await expect(dialog.getByRole('radio', { name: /^Card Collectors/ })).toBeChecked();
      await expect(add).toHaveFocus();
    });
    await step('Escape returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});
