import type { Conditions } from '../conditions';
import { signedInAs } from '../world';

const visitorWhen = (description: string, reporting: Conditions['reporting']) =>
  signedInAs('newcomer', description, { reporting });

const siteAdminWhen = (description: string, conditions: Partial<Conditions>) =>
  signedInAs('admin', description, conditions);

const decidingWhen = (description: string, decisions: Conditions['decisions']) =>
  siteAdminWhen(description, { reports: 'some', stores: 'hiddenBySite', decisions });

const decidingOnReviewsWhen = (description: string, decisions: Conditions['decisions']) =>
  siteAdminWhen(description, { reports: 'reviews', stores: 'bought', decisions });

const memberWhen = (description: string, reporting: Conditions['reporting']) =>
  signedInAs('moderator', description, { stores: 'bought', reporting });

/** Worlds in which a store or a review is reported, and in which a site admin decides about reports. */
export const reportWorlds = {
  'report-store-gone': visitorWhen(
    'A store is hidden just before it is reported',
    'hiddenMeanwhile',
  ),
  'report-already': visitorWhen('The user has reported every store before', 'alreadyReported'),
  'report-too-many': visitorWhen('The user has reported too many stores today', 'tooMany'),
  'report-signed-out': visitorWhen('The session ends when a store is reported', 'signedOut'),
  'report-rejected': visitorWhen('The database does not accept a report', 'rejected'),
  'report-unreachable': visitorWhen('Reports of stores are not stored', 'unreachable'),
  'report-unanswered': visitorWhen('Reports of stores get no response', 'neverAnswers'),
  'report-answer-lost': visitorWhen(
    'Reports of stores are stored, but the response is lost',
    'answerIsLost',
  ),
  'review-report-gone': memberWhen('A review is hidden before it is reported', 'hiddenMeanwhile'),
  'review-report-already': memberWhen('The user has reported every review', 'alreadyReported'),
  'reviews-moderated': siteAdminWhen('A site admin, and a store with 12 reviews', {
    stores: 'bought',
  }),
  'review-reported': decidingOnReviewsWhen(
    'A review is reported, and another one is hidden',
    'made',
  ),
  'review-reports-clash': decidingOnReviewsWhen(
    'Another site admin decides about a review just before',
    'otherWasFaster',
  ),
  'review-reports-gone': decidingOnReviewsWhen(
    'A review is deleted just before a decision',
    'deletedMeanwhile',
  ),
  'store-reported': decidingWhen('Stores are reported, and one of them is hidden', 'made'),
  'reports-many': siteAdminWhen('Visitors have reported 45 stores', {
    reports: 'many',
    stores: 'many',
  }),
  'reports-too-slow': siteAdminWhen('Reading the reports takes too long', { reports: 'tooSlow' }),
  'reports-unreachable': siteAdminWhen('The reports do not load', { reports: 'unreachable' }),
  'reports-slow': siteAdminWhen('The reports never finish loading', { reports: 'neverAnswers' }),
  'reports-clash': decidingWhen('Another site admin decides just before', 'otherWasFaster'),
  'reports-store-gone': decidingWhen(
    'A store is deleted just before a decision',
    'deletedMeanwhile',
  ),
  'reports-role-taken': decidingWhen(
    'Access to the admin panel is removed at the first decision',
    'roleIsTaken',
  ),
  'reports-session-ends': decidingWhen('The session ends at a decision', 'sessionEnds'),
  'reports-rejected': decidingWhen('The database does not accept a decision', 'rejected'),
  'reports-decision-fails': decidingWhen('Decisions are not stored', 'unreachable'),
  'reports-decision-slow': decidingWhen('Decisions get no response', 'neverAnswers'),
  'reports-answer-lost': decidingWhen(
    'Decisions are stored, but the response is lost',
    'answerIsLost',
  ),
} as const;

const adminWhen = (description: string, managedUsers: Conditions['managedUsers']) =>
  siteAdminWhen(description, { managedUsers });

export const siteAdminWorlds = {
  'admin-team-unreachable': siteAdminWhen('The team does not load for a site admin', {
    teamList: 'unreachable',
  }),
  'admin-team-add-fails': siteAdminWhen('Adding a team member returns an error', {
    teamChanges: 'addFails',
  }),
  'admin-team-update-fails': siteAdminWhen('Editing a team member returns an error', {
    teamChanges: 'updateFails',
  }),
  'admin-team-remove-refused': siteAdminWhen('Removing a team member is denied to a site admin', {
    teamChanges: 'removeRefused',
  }),
  'admin-team-permissions-refused': siteAdminWhen(
    'Saving panels of a team member is denied to a site admin',
    { teamChanges: 'permissionsRefused' },
  ),
  'admin-realtime-lost': siteAdminWhen('Live updates are unavailable to a site admin', {
    realtime: 'rejected',
  }),
  'admin-users-empty': adminWhen('The admin panel lists no users', 'empty'),
  'admin-users-many': adminWhen('The admin panel lists 240 users', 'many'),
  'admin-users-too-slow': adminWhen(
    'Reading the users of the admin panel takes too long',
    'tooSlow',
  ),
  'admin-users-unreachable': adminWhen('The users of the admin panel do not load', 'unreachable'),
  'admin-users-fail': adminWhen('Adding and removing users returns an error', 'changesFail'),
  'admin-users-taken': adminWhen('Another admin adds the same user just before', 'otherWasFaster'),
  'admin-users-role-taken': adminWhen(
    'Access to the admin panel is removed at the first change',
    'roleIsTaken',
  ),
  'admin-users-session-ends': adminWhen(
    'The session has expired when users are changed',
    'sessionEnds',
  ),
} as const;
