import { ownerWhen } from '../world';

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
    accessChanges: 'notInServer',
  }),
  'access-server-gone': ownerWhen('The server that the user asks for was just removed', {
    accessChanges: 'notSetUp',
  }),
  'access-approved': ownerWhen('The user has just been given access to the server', {
    accessChanges: 'hasAccess',
  }),
  'access-declined-meanwhile': ownerWhen('An earlier request has just been declined', {
    accessChanges: 'declinedRecently',
  }),
  'access-too-many': ownerWhen('The user has sent too many requests for access today', {
    accessChanges: 'tooManyRequests',
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
  'access-requests-too-slow': ownerWhen('Reading the requests for access takes too long', {
    accessReads: 'tooSlow',
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
  'linked-stores': ownerWhen('Four stores are linked to Card Collectors', {
    stores: 'sharedServer',
  }),
  'linked-stores-too-slow': ownerWhen('Reading the linked stores takes too long', {
    linkedStores: 'tooSlow',
  }),
  'linked-stores-unreachable': ownerWhen('The linked stores do not load', {
    linkedStores: 'unreachable',
  }),
  'linked-stores-session-ends': ownerWhen('The session ends before the linked stores load', {
    linkedStores: 'signedOut',
  }),
  'linked-stores-forbidden': ownerWhen('The user may not see the linked stores', {
    linkedStores: 'notAllowed',
  }),
  'unlink-session-ends': ownerWhen('The session ends before a store is unlinked', {
    unlinking: 'signedOut',
  }),
  'unlink-right-taken': ownerWhen('The user has just lost the right to unlink stores', {
    unlinking: 'rightTakenMeanwhile',
  }),
  'unlink-elsewhere': ownerWhen('The store has just been unlinked in another tab', {
    unlinking: 'unlinkedMeanwhile',
  }),
  'unlink-answer-lost': ownerWhen('Stores are unlinked, but the response is lost', {
    unlinking: 'answerIsLost',
  }),
  'unlink-unanswered': ownerWhen('Unlinking a store gets no response', {
    unlinking: 'unreachable',
  }),
  'unlink-cut-off': ownerWhen('The network is gone when a store is unlinked', {
    unlinking: 'cutOff',
  }),
  'notices-set': ownerWhen('A webhook receives notices of the server', { notices: 'set' }),
  'notices-gone': ownerWhen('The webhook that receives notices was deleted on Discord', {
    notices: 'gone',
  }),
  'notices-too-slow': ownerWhen('Reading the notices of a server takes too long', {
    notices: 'tooSlow',
  }),
  'notices-unreachable': ownerWhen('The notices of a server do not load', {
    notices: 'unreachable',
  }),
  'notices-session-ends': ownerWhen('The session ends before the notices load', {
    notices: 'signedOut',
  }),
  'notices-forbidden': ownerWhen('The user may not see the notices of the server', {
    notices: 'notAllowed',
  }),
  'notice-session-ends': ownerWhen('The session ends before the notices change', {
    noticeChanges: 'signedOut',
  }),
  'notice-right-taken': ownerWhen('The user has just lost the right to change the notices', {
    noticeChanges: 'rightTakenMeanwhile',
  }),
  'notice-refused': ownerWhen('The address of a webhook is refused', { noticeChanges: 'rejects' }),
  'notice-removed': ownerWhen('The webhook has just been removed in another tab', {
    notices: 'set',
    noticeChanges: 'removedMeanwhile',
  }),
  'notice-unanswered': ownerWhen('Changes of the notices get no response', {
    noticeChanges: 'unreachable',
  }),
  'notice-slow': ownerWhen('Changes of the notices never finish', {
    noticeChanges: 'neverAnswers',
  }),
  'unlink-slow': ownerWhen('Unlinking a store never finishes', { unlinking: 'neverAnswers' }),
};
