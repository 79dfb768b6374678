import { type Conditions, workingDay } from './conditions';
import type { World } from './worlds';

const siteAdminWhen = (description: string, conditions: Partial<Conditions>) =>
  ({
    description,
    startsAs: 'admin',
    discordAccount: 'admin',
    conditions: { ...workingDay, ...conditions },
  }) as const satisfies World;

const adminWhen = (description: string, managedUsers: Conditions['managedUsers']) =>
  siteAdminWhen(description, { managedUsers });

/** What a site admin meets in the admin panel and in Team Management, where things go wrong. */
export const siteAdminWorlds = {
  'admin-team-unreachable': siteAdminWhen('A site admin cannot fetch the team', {
    teamList: 'unreachable',
  }),
  'admin-team-add-fails': siteAdminWhen('Adding a member is answered with an error', {
    teamChanges: 'addFails',
  }),
  'admin-team-update-fails': siteAdminWhen('Changing a member is answered with an error', {
    teamChanges: 'updateFails',
  }),
  'admin-team-remove-refused': siteAdminWhen(
    'The right to remove members was taken from a site admin before they were',
    { teamChanges: 'removeRefused' },
  ),
  'admin-team-permissions-refused': siteAdminWhen(
    'The right to hand out panels was taken from a site admin before they were saved',
    { teamChanges: 'permissionsRefused' },
  ),
  'admin-realtime-lost': siteAdminWhen('A site admin cannot subscribe to live updates', {
    realtime: 'refused',
  }),
  'admin-users-empty': adminWhen('Nobody is listed in the admin panel', 'empty'),
  'admin-users-many': adminWhen('The admin panel lists 240 users', 'many'),
  'admin-users-unreachable': adminWhen(
    'The users of the admin panel cannot be fetched',
    'unreachable',
  ),
  'admin-users-fail': adminWhen(
    'Adding and removing users is answered with an error',
    'changesFail',
  ),
  'admin-users-taken': adminWhen('Someone else adds the same user just before', 'otherWasFaster'),
  'admin-users-role-taken': adminWhen(
    'The right to the admin panel is taken away with the first change',
    'roleIsTaken',
  ),
  'admin-users-session-ends': adminWhen(
    'The backend wants another sign-in before it changes users',
    'sessionEnds',
  ),
} as const;
