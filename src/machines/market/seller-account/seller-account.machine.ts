import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import type { AccountPart } from '#domain/marketplace/account-address';
import { errorTransitions } from '../../error-transitions';
import { confirming, resetSent } from './confirming';
import { creating } from './creating';
import { opening, settingPassword } from './opening';
import {
  answer,
  newViewer,
  nothingTyped,
  sellerAccountSetup,
  type LoadAnswer,
} from './seller-account.setup';
import { resetting, signingIn } from './signing-in';

const setPart = {
  type: 'setPart',
  params: ({ event }: { event: { part: AccountPart } }) => event.part,
} as const;

/** A link in an email opens the dialog immediately, a button only when it is known which part to show. */
const open = [
  {
    guard: {
      type: 'isLink',
      params: ({ event }: { event: { part: AccountPart } }) => event.part,
    },
    target: 'waiting.shown',
    actions: setPart,
  },
  { target: 'waiting.hidden', actions: setPart },
] as const;

const when = (viewer: 'signedIn' | 'signedOut', ...parts: readonly AccountPart[]) =>
  ({ type: 'isFor', params: { viewer, parts } }) as const;

const accountIn = ({ event }: { event: DoneActorEvent<LoadAnswer> }) =>
  event.output.ok ? event.output.value.account : null;

const toDashboard = {
  guard: { type: 'goesToDashboard', params: answer<LoadAnswer> },
  target: 'left',
  actions: { type: 'leave', params: accountIn },
} as const;

const openNow = {
  guard: { type: 'hasUsername', params: answer<LoadAnswer> },
  target: 'opening.requesting',
  actions: { type: 'chooseUsername', params: answer<LoadAnswer> },
} as const;

const askForUsername = {
  guard: { type: 'needsUsername', params: answer<LoadAnswer> },
  target: 'opening',
} as const;

const notLoaded = errorTransitions<LoadAnswer>()({
  signInRequired: 'signingIn.failed.sessionEnded',
  unreachable: 'unavailable',
});

/**
 * The dialog for seller accounts (product.md §21.1): create an account, sign in, confirm an address, reset a password.
 * `viewer changed` also reports a sign-in in another tab. A seller with an account goes to the dashboard instead.
 */
export const sellerAccountMachine = sellerAccountSetup.createMachine({
  id: 'sellerAccount',
  context: {
    userId: undefined,
    part: 'create',
    goal: 'sell',
    username: '',
    credentials: nothingTyped,
    reasons: [],
  },
  initial: 'closed',
  on: {
    close: '.closed',
    'viewer changed': { actions: { type: 'setViewer', params: newViewer } },
  },
  states: {
    closed: { entry: 'forgetPassword', on: { open } },

    /** The session is not known yet. */
    waiting: {
      initial: 'hidden',
      always: [
        { guard: when('signedIn', 'create'), target: 'arriving' },
        { guard: when('signedIn', 'confirmed'), target: 'checking' },
        { guard: when('signedIn', 'new-password'), target: 'settingPassword' },
        { guard: when('signedIn', 'sign-in', 'reset'), target: 'closed' },
        { guard: when('signedOut', 'create'), target: 'creating' },
        { guard: when('signedOut', 'sign-in'), target: 'signingIn' },
        { guard: when('signedOut', 'confirmed'), target: 'signingIn.afterLink' },
        { guard: when('signedOut', 'reset'), target: 'resetting' },
        { guard: when('signedOut', 'new-password'), target: 'resetting.linkUnused' },
      ],
      on: { 'session unreachable': 'unavailable' },
      states: { hidden: { tags: 'busy' }, shown: { tags: 'open' } },
    },

    /** Happens before the dialog opens, because a seller with an account goes to the dashboard without it. */
    arriving: {
      tags: 'busy',
      invoke: {
        id: 'loadAccountFirst',
        src: 'loadAccount',
        onDone: [toDashboard, openNow, askForUsername, ...notLoaded],
      },
    },
    /** Reads the account after a sign-in. The dialog is open. */
    checking: {
      tags: 'open',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          toDashboard,
          { guard: { type: 'hasAccount', params: answer }, target: 'closed' },
          openNow,
          askForUsername,
          { guard: { type: 'isOk', params: answer }, target: 'closed' },
          ...notLoaded,
        ],
      },
    },
    /** The auth server or the database does not respond. */
    unavailable: {
      tags: 'open',
      on: {
        retry: [
          { guard: 'isSignedIn', target: 'checking' },
          { guard: 'isKnown', target: 'waiting.shown' },
          { target: 'waiting.shown', actions: 'retrySession' },
        ],
      },
    },

    creating,
    confirming,
    signingIn,
    resetting,
    resetSent,
    opening,
    settingPassword,

    /** The page navigates to the dashboard. */
    left: { on: { open } },
  },
});

export const SellerAccountContext = createActorContext(sellerAccountMachine);
