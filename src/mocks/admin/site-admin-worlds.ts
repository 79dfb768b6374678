import { type Conditions, defaultConditions } from '../conditions';
import type { World } from '../worlds';

const siteAdminWhen = (description: string, conditions: Partial<Conditions>) =>
  ({
    description,
    startsAs: 'admin',
    discordAccount: 'admin',
    conditions: { ...defaultConditions, ...conditions },
  }) as const satisfies World;

const adminWhen = (description: string, managedUsers: Conditions['managedUsers']) =>
  siteAdminWhen(description, { managedUsers });

/** Worlds in which the admin panel or Team Management fails for a site admin. */
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
