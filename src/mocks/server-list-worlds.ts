import { type Conditions, defaultConditions } from './conditions';
import type { World } from './worlds';

const ownerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  ({
    description,
    startsAs: 'owner',
    discordAccount: 'owner',
    conditions: { ...defaultConditions, ...conditions },
  }) as const satisfies World;

/** Worlds of the server list. */
export const serverListWorlds = {
  'no-administrator-servers': ownerWhen('Signed in, administrator of no server', {
    guilds: 'withoutAdministrator',
  }),
  'add-server-refused': ownerWhen('Adding a server is denied', { addServer: 'rejects' }),
  'server-facts-unreachable': ownerWhen('What the site knows about the servers does not load', {
    serverFacts: 'unreachable',
  }),
  'access-asked': ownerWhen('The user has asked for access to Sports Picks Club', {
    accessRequests: 'asked',
  }),
  'access-declined': ownerWhen('A request for access to Sports Picks Club was declined', {
    accessRequests: 'declined',
  }),
  'access-left': ownerWhen('The user has just left the server that they ask for access to', {
    accessChanges: 'leftMeanwhile',
  }),
  'access-server-gone': ownerWhen('The server that the user asks for was just removed', {
    accessChanges: 'serverRemovedMeanwhile',
  }),
  'access-approved': ownerWhen('The user has just been given access to the server', {
    accessChanges: 'approvedMeanwhile',
  }),
  'access-declined-meanwhile': ownerWhen('An earlier request has just been declined', {
    accessChanges: 'declinedMeanwhile',
  }),
  'access-too-many': ownerWhen('The user has sent too many requests for access today', {
    accessChanges: 'tooMany',
  }),
  'access-session-ends': ownerWhen('The session ends while a request for access changes', {
    accessRequests: 'waiting',
    accessChanges: 'signedOut',
  }),
  'access-unanswered': ownerWhen('Changes of requests for access get no response', {
    accessRequests: 'waiting',
    accessChanges: 'unreachable',
  }),
  'access-answer-lost': ownerWhen('Requests for access change, but the response is lost', {
    accessChanges: 'answerIsLost',
  }),
  'access-slow': ownerWhen('Changes of requests for access never finish', {
    accessRequests: 'waiting',
    accessChanges: 'neverAnswers',
  }),
  'access-requests': ownerWhen('Two people ask for access to Resell Heaven', {
    accessRequests: 'waiting',
  }),
  'access-requests-unreachable': ownerWhen('The requests for access do not load', {
    accessReads: 'unreachable',
  }),
  'access-requests-session-ends': ownerWhen('The session ends before the requests load', {
    accessReads: 'signedOut',
  }),
  'access-requests-forbidden': ownerWhen('The user may not read the requests for access', {
    accessReads: 'notAllowed',
  }),
  'access-withdrawn': ownerWhen('Requests for access have just been withdrawn', {
    accessRequests: 'waiting',
    accessChanges: 'withdrawnMeanwhile',
  }),
  'access-right-taken': ownerWhen('The user has just lost the right to answer requests', {
    accessRequests: 'waiting',
    accessChanges: 'rightTakenMeanwhile',
  }),
};
