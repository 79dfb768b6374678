import type { adminMessages } from '#content/messages/admin/admin';
import type { teamMessages } from '#content/messages/dashboard/team';
import { fixed, row, type RowsOf } from './row';

const editors = (name: string) => `server-settings-editors--${name}`;
const wiredEditors = (name: string) => `server-settings-editors-wired--${name}`;
const team = (name: string) => `servers-team-management--${name}`;
const wiredTeam = (name: string) => `servers-team-management-wired--${name}`;
const admin = (name: string) => `admin--${name}`;

export const teams = {
  'Team member added successfully': fixed('a member was added', wiredTeam('site-admin')),
  'Team member updated successfully': fixed('a member was changed', wiredEditors('owner')),
  'Team member removed successfully': fixed('a member was removed', wiredTeam('site-admin')),
  'Editor added successfully': fixed('an editor was added', wiredEditors('owner')),
  'Editor removed successfully': fixed('an editor was removed', wiredEditors('owner')),
  'Failed to add team member': fixed('adding failed', wiredEditors('adding-fails')),
  'Failed to update team member': fixed('changing failed', team('notices')),
  'Failed to remove team member': fixed('removing failed', team('notices')),
  'Please fill in all required fields': fixed('the name is empty', wiredEditors('adding-fails')),
  'Cannot remove the owner': fixed(
    'the platform owner was to be removed',
    'patterns-removal-dialog--cannot-remove-owner',
  ),
  "You don't have permission to remove this user": fixed(
    'the server refuses a removal',
    team('notices'),
  ),
  'Server permissions updated successfully': fixed('panels were saved', wiredEditors('owner')),
  'Failed to update server permissions': fixed('panels were not saved', team('notices')),
  'You can only give access to panels you can open yourself.': row(
    'the server refuses a panel',
    team('notices'),
  ),
  'Your session has ended. Sign in again, then save. What you entered is kept.': row(
    'the session has ended',
    'patterns-member-form--session-ended',
  ),
  'Your session has ended. Sign in again, then remove them.': row(
    'the session has ended',
    'patterns-removal-dialog--session-ended',
  ),
  'Enter a name.': row('the name is empty', editors('adding-misses-name')),
  'Fix the marked fields and try again.': row('a field is not valid', team('add-malformed')),
  'The picture was rejected. Choose another one, or save without it.': row(
    'the server refuses the picture',
    team('add-picture-refused'),
  ),
  "You don't have permission to do this. You can only give access to panels you can open yourself. Ask the server's owner.":
    row('the server refuses a change', editors('permissions-not-allowed')),
  'Your changes were not saved. Try again.': row('the server has an error', team('add-failed')),
  'The server did not respond. Check your connection and try again.': row(
    'the server does not respond',
    editors('permissions-unreachable'),
  ),
  'Cannot remove the owner. The platform owner stays on every team.': row(
    'the platform owner was to be removed',
    team('removal-of-owner'),
  ),
  "Only the server's owner can remove admins. Admins can remove anyone except the owner and other admins.":
    row('the server refuses a removal', team('removal-not-allowed')),
  'They are still on the team. Try again.': row('removing failed', team('removal-failed')),
} satisfies RowsOf<Pick<typeof teamMessages, 'notices' | 'form' | 'removal'>>;

export const managing = {
  'Please fill in all fields': fixed('a field is empty', admin('validates-input')),
  'User added successfully': fixed('a user was added', 'admin-wired--site-admin'),
  'User removed successfully': fixed('a user was removed', 'admin-wired--site-admin'),
  'This user is already managed': row('the user is in the list', admin('added-before')),
  'Failed to add user. Check your connection and try again.': row(
    'adding failed',
    admin('add-failed'),
  ),
  'Failed to remove user': row('removing failed', admin('removal-failed')),
  'The users could not be loaded': row('the server does not respond', admin('unreachable')),
  "You don't have access to the admin panel": row('the viewer is no admin', admin('forbidden')),
} satisfies RowsOf<
  Pick<
    typeof adminMessages,
    | 'incomplete'
    | 'added'
    | 'removed'
    | 'alreadyThere'
    | 'addFailed'
    | 'removeFailed'
    | 'unreachable'
    | 'notAllowed'
  >
>;
