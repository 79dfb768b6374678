import { fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import { addServerMachine } from '#machines/add-server/add-server.machine';
import { commandFormMachine } from '#machines/command-form/command-form.machine';
import { configEditMachine, type KeptDraft } from '#machines/config-edit/config-edit.machine';
import { configHistoryMachine } from '#machines/config-history/config-history.machine';
import { configSaveMachine } from '#machines/config-save/config-save.machine';
import { managedUsersMachine } from '#machines/managed-users/managed-users.machine';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine';
import { permissionEditMachine } from '#machines/permission-edit/permission-edit.machine';
import { serverPageMachine } from '#machines/server-page/server-page.machine';
import { sessionMachine } from '#machines/session/session.machine';
import { signInDialogMachine } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';
import { storedSecretsMachine } from '#machines/stored-secrets/stored-secrets.machine';
import { teamRosterMachine } from '#machines/team-roster/team-roster.machine';
import { viewerRightsMachine } from '#machines/viewer-rights/viewer-rights.machine';
import { takeAuthHash } from '#services/browser/auth-hash';
import { keepDraft } from '#services/browser/drafts';
import { watchPageShown } from '#services/browser/page-shown';
import { takeRedirectPath } from '#services/browser/redirect-path';
import { listAdministratorGuilds } from '#services/discord/guilds';
import { refreshToken, validateToken } from '#services/discord/token';
import { fetchDiscordServers } from '#services/edge/fetch-discord-servers';
import { addServer } from '#services/supabase/add-server';
import {
  readSession,
  refreshSession,
  signInWithDiscord,
  signInWithPassword,
  signOut,
  storeTokens,
  watchAuth,
} from '#services/supabase/auth';
import { removePicture, uploadPicture } from '#services/supabase/avatar';
import { loadConfig, saveConfig, watchConfig } from '#services/supabase/configs';
import { loadHistory } from '#services/supabase/history';
import {
  addManagedUser,
  loadManagedUsers,
  removeManagedUser,
} from '#services/supabase/managed-users';
import { loadSecrets } from '#services/supabase/secrets';
import { watchServerUpdates } from '#services/supabase/server-updates';
import { loadTeam, watchTeam } from '#services/supabase/team';
import {
  addMember,
  removeMember,
  replacePermissions,
  updateMember,
} from '#services/supabase/team-changes';
import { loadEditor } from '#services/supabase/viewer';
import { watchRights } from '#services/supabase/viewer-rights';

/*
 * Where flows meet the outside world: each machine is given the services that do what it asks for. What is neither
 * here nor, for the demo server, in `demo-wiring.ts`, a machine cannot do.
 */

export const sessionLogic = sessionMachine.provide({
  actors: {
    readSession: fromPromise(readSession),
    refreshSession: fromPromise(({ input }) => refreshSession(input)),
    signInWithDiscord: fromPromise(() => signInWithDiscord(window.location.pathname)),
    signOut: fromPromise(signOut),
    watchAuth: fromCallback(({ sendBack }) =>
      watchAuth((event, session) => sendBack({ type: 'auth changed', event, session })),
    ),
  },
});

export const signInRedirectLogic = signInRedirectMachine.provide({
  actors: {
    readHash: fromPromise(async () => takeAuthHash()),
    storeTokens: abortable(storeTokens),
    takeRedirectPath: fromPromise(async () => takeRedirectPath()),
  },
});

export const signInDialogLogic = signInDialogMachine.provide({
  actors: { signInWithPassword: fromPromise(({ input }) => signInWithPassword(input)) },
});

export const serverPageLogic = serverPageMachine.provide({
  actors: {
    validateToken: abortable((_, signal) => validateToken(signal)),
    fetchServers: abortable(fetchDiscordServers),
    refreshToken: fromPromise(refreshToken),
    watchServerUpdates: fromCallback(({ sendBack }) =>
      watchServerUpdates({
        onChange: () => sendBack({ type: 'servers changed' }),
        onLost: () => sendBack({ type: 'updates lost' }),
      }),
    ),
  },
});

export const addServerLogic = addServerMachine.provide({
  actors: {
    listAdministratorGuilds: abortable((_, signal) => listAdministratorGuilds(signal)),
    addServer: abortable(addServer),
  },
});

export const managedUsersLogic = managedUsersMachine.provide({
  actors: {
    load: abortable((_, signal) => loadManagedUsers(signal)),
    add: abortable(addManagedUser),
    remove: abortable(removeManagedUser),
  },
});

export const teamRosterLogic = teamRosterMachine.provide({
  actors: {
    load: abortable(loadTeam),
    watchTeam: fromCallback(({ sendBack }) =>
      watchTeam({
        onJoined: () => sendBack({ type: 'channel joined' }),
        onChange: () => sendBack({ type: 'team changed' }),
        onLost: () => sendBack({ type: 'channel lost' }),
      }),
    ),
  },
});

export const memberEditLogic = memberEditMachine.provide({
  actors: {
    addMember: abortable(addMember),
    updateMember: abortable(updateMember),
    removeMember: abortable(removeMember),
    uploadPicture: abortable(uploadPicture),
  },
  actions: {
    dropPicture: (_, address) => {
      if (address !== null) void removePicture(address);
    },
  },
});

export const permissionEditLogic = permissionEditMachine.provide({
  actors: { replace: abortable(replacePermissions) },
});

export const viewerRightsLogic = viewerRightsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadEditor(signal)),
    watchRights: fromCallback(({ sendBack }) =>
      watchRights({
        onChange: () => sendBack({ type: 'rights changed' }),
        onLost: () => sendBack({ type: 'channel lost' }),
        onBack: () => sendBack({ type: 'channel back' }),
      }),
    ),
    watchPage: fromCallback(({ sendBack }) =>
      watchPageShown(() => sendBack({ type: 'page shown' })),
    ),
  },
});

/** In a demo server, and to whoever is not signed in, nothing is given and nothing taken. */
export const fixedRightsLogic = viewerRightsMachine.provide({
  actors: { watchRights: fromCallback(() => {}), watchPage: fromCallback(() => {}) },
});

/** What is typed and not saved outlives the page. */
export const keepsDrafts = {
  keepDraft: (_: unknown, { serverId, draft }: KeptDraft) => keepDraft(serverId, draft),
};

export const configEditLogic = configEditMachine.provide({
  actors: {
    load: abortable(loadConfig),
    watchRemote: fromCallback(({ input, sendBack }) =>
      watchConfig(input, (stored) => sendBack({ type: 'remote changed', stored })),
    ),
  },
  actions: keepsDrafts,
});

export const configSaveLogic = configSaveMachine.provide({
  actors: { save: abortable(saveConfig) },
});

export const configHistoryLogic = configHistoryMachine.provide({
  actors: {
    load: abortable(loadHistory),
    loadOlder: abortable(loadHistory),
    undo: abortable(saveConfig),
  },
});

export const commandFormLogic = commandFormMachine.provide({
  actors: { record: abortable(saveConfig) },
});

export const storedSecretsLogic = storedSecretsMachine.provide({
  actors: { load: abortable(loadSecrets) },
});

/**
 * A service that can be called off. Once it is, it answers nobody: an actor that React's strict mode stops and starts
 * again would otherwise take the refusal of the call it gave up for the answer to the one it waits for.
 */
function abortable<Input, Answer>(
  service: (input: Input, signal: AbortSignal) => Promise<NoInfer<Answer>>,
): PromiseActorLogic<Answer, Input> {
  return fromPromise<Answer, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        service(input, signal).then(
          (answer) => signal.aborted || resolve(answer),
          (defect: unknown) => signal.aborted || reject(defect),
        );
      }),
  );
}
