import { managedUsersMachine } from '#machines/managed-users/managed-users.machine';
import {
  addManagedUser,
  loadManagedUsers,
  removeManagedUser,
} from '#services/supabase/managed-users';
import { abortable } from './abortable';

export const managedUsersLogic = managedUsersMachine.provide({
  actors: {
    load: abortable((_, signal) => loadManagedUsers(signal)),
    add: abortable(addManagedUser),
    remove: abortable(removeManagedUser),
  },
});
