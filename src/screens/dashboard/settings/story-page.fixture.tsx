import type { ReactNode } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { WalkedMachine } from '../../../../.storybook/screen-walk/screen-walk';
import { historyList } from '#domain/bot-config/history-query';
import type { BotConfig, ConfigPatch, Conflict } from '#domain/bot-config/config';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { searchSettings } from '#domain/bot-config/search';
import { paths } from '#domain/paths';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';
import {
  CommandFormContext,
  commandFormMachine,
} from '#machines/dashboard/command-form/command-form.machine';
import {
  ConfigEditContext,
  configEditMachine,
} from '#machines/dashboard/config-edit/config-edit.machine';
import {
  ConfigHistoryContext,
  configHistoryMachine,
} from '#machines/dashboard/config-history/config-history.machine';
import {
  ConfigSaveContext,
  configSaveMachine,
} from '#machines/dashboard/config-save/config-save.machine';
import {
  MemberEditContext,
  memberEditMachine,
} from '#machines/dashboard/member-edit/member-edit.machine';
import {
  ConfigUndoContext,
  configUndoMachine,
} from '#machines/dashboard/config-undo/config-undo.machine';
import {
  OlderRevisionsContext,
  olderRevisionsMachine,
} from '#machines/dashboard/older-revisions/older-revisions.machine';
import { readerAt } from '#machines/charts/reader.fixtures';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import type { SecretRecord } from '#domain/bot-config/secrets';
import {
  StoredSecretsContext,
  storedSecretsMachine,
} from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import {
  SettingsSearchContext,
  settingsSearchMachine,
} from '#machines/dashboard/settings-search/settings-search.machine';
import { startingConfig } from '#mocks/dashboard/configs';
import { guilds } from '#mocks/dashboard/servers';
import { StoryFrame } from '../../shell/story-frame';
import { guild } from './fields/guild.fixture';
import type { Section } from './open-tabs';
import type { StartStore } from '../start/use-start';
import { type ProposalPicture, ReportedSaves, StoryDashboard } from './story-dashboard.fixture';
import { type GuildSnapshot, StoryGuild } from './story-guild.fixture';

/** A server that the viewer owns. It has no icon, so that nothing is fetched. */
export const ownServer: Server = {
  id: guilds.resellHeaven.id,
  name: 'Resell Heaven',
  icon: null,
  role: 'Owner',
  isDemo: false,
  hasLicense: true,
};

export const stored: BotConfig = startingConfig(ownServer.id);

export function editAt(
  value: StateValueFrom<typeof configEditMachine>,
  { draft = {}, base = {}, conflicts = [] }: EditFacts = {},
) {
  const theirs = { ...stored, ...base };
  return configEditMachine.resolveState({
    value,
    context: {
      userId: null,
      serverId: ownServer.id,
      base: theirs,
      draft: { ...theirs, ...draft },
      version: 7,
      conflicts,
      sent: [],
    },
  });
}

interface EditFacts {
  draft?: ConfigPatch;
  /** Changes to the stored values, as if another user had saved them. */
  base?: ConfigPatch;
  conflicts?: readonly Conflict[];
}

export function saveAt(value: StateValueFrom<typeof configSaveMachine>) {
  return configSaveMachine.resolveState({ value, context: {} });
}

export function commandsAt(
  value: StateValueFrom<typeof commandFormMachine>,
  facts: Partial<SnapshotFrom<typeof commandFormMachine>['context']> = {},
) {
  const context = { serverId: ownServer.id, command: null, filled: {}, requested: null, ...facts };
  return commandFormMachine.resolveState({ value, context });
}

export function secretsAt(
  state: StateValueFrom<typeof storedSecretsMachine>,
  value: readonly SecretRecord[] | null = [],
) {
  return readerAt(storedSecretsMachine, state, { value, request: { serverId: ownServer.id } });
}

/** In stories, no pictures are removed from storage. */
const stillMember = memberEditMachine.provide({ actions: { dropPicture: () => {} } });

export function searchFor(query: string) {
  const results = searchSettings(query, stored, { resources: guild });
  const open = results.length > 0 ? 'results' : 'empty';
  return settingsSearchMachine.resolveState({
    value: { open: { [open]: 'focused' } },
    context: { query, results, marked: 0 },
  });
}

export interface Picture extends ProposalPicture {
  edit: SnapshotFrom<typeof configEditMachine>;
  editLogic?: typeof configEditMachine;
  save?: SnapshotFrom<typeof configSaveMachine>;
  saveLogic?: typeof configSaveMachine;
  /**
   * The clock and the inspector of a walk story. If they are set, the results of saves are passed to the form, as in
   * the app.
   */
  saveOptions?: WalkedMachine<typeof configSaveMachine>['options'];
  history?: SnapshotFrom<typeof configHistoryMachine>;
  older?: SnapshotFrom<typeof olderRevisionsMachine>;
  olderLogic?: typeof olderRevisionsMachine;
  undo?: SnapshotFrom<typeof configUndoMachine>;
  undoLogic?: typeof configUndoMachine;
  commands?: SnapshotFrom<typeof commandFormMachine>;
  commandsLogic?: typeof commandFormMachine;
  resources?: GuildResources;
  secrets?: SnapshotFrom<typeof storedSecretsMachine>;
  search?: SnapshotFrom<typeof settingsSearchMachine>;
  searchLogic?: typeof settingsSearchMachine;
  server?: Server;
  editor?: Editor;
  isSignedIn?: boolean;
  hasSessionEnded?: boolean;
  /** The section in the URL; null for none. */
  tab?: Section | null;
  focusKey?: string;
  onSignIn?: () => void;
  editors?: ReactNode;
  rightsNews?: ReactNode;
  viewedAs?: { name: string; onStop: () => void };
  start?: Pick<StartStore, 'mark' | 'sent'>;
  /** How far the roles and channels are read. The default is that `resources` are known. */
  guildResources?: GuildSnapshot;
  ignored?: readonly string[] | null;
  clientId?: string | null;
  healthNotices?: ReactNode;
}

/** In stories, no draft is stored. */
const keepsNoDraft = configEditMachine.provide({ actions: { storeDraft: () => {} } });

export function StoryPage(picture: Picture) {
  const { edit, save, saveLogic = configSaveMachine, search, isSignedIn = true } = picture;
  const { commandsLogic = commandFormMachine, olderLogic, undoLogic } = picture;
  const { commands = commandsAt({ form: 'choosing', run: 'resting' }) } = picture;
  const { editLogic = keepsNoDraft, searchLogic = settingsSearchMachine } = picture;
  const { server = ownServer, tab = 'points', focusKey } = picture;
  const { secrets = secretsAt({ shown: 'fresh' }) } = picture;
  return (
    <StoryFrame
      at={paths.dashboard.href(server.id, tab ?? undefined, focusKey)}
      pattern={paths.dashboard.pattern}
      session={isSignedIn ? 'signedIn' : 'signedOut'}
    >
      <ConfigEditContext.Provider
        logic={editLogic}
        options={{ input: { userId: null, serverId: server.id }, snapshot: edit }}
      >
        <ConfigSaveContext.Provider
          logic={saveLogic}
          options={{ ...picture.saveOptions, snapshot: save ?? saveAt('idle') }}
        >
          <ConfigHistoryContext.Provider
            options={{
              input: { serverId: server.id, query: historyList.whole },
              snapshot: picture.history,
            }}
          >
            <OlderRevisionsContext.Provider
              logic={olderLogic}
              options={{ snapshot: picture.older }}
            >
              <ConfigUndoContext.Provider
                logic={undoLogic}
                options={{ input: { serverId: server.id }, snapshot: picture.undo }}
              >
                <CommandFormContext.Provider
                  logic={commandsLogic}
                  options={{ input: { serverId: server.id }, snapshot: commands }}
                >
                  <StoredSecretsContext.Provider
                    options={{ input: { serverId: server.id }, snapshot: secrets }}
                  >
                    <SettingsSearchContext.Provider
                      logic={searchLogic}
                      options={search ? { snapshot: search } : {}}
                    >
                      <MemberEditContext.Provider
                        logic={stillMember}
                        options={{ input: { server: null } }}
                      >
                        <PermissionEditContext.Provider>
                          <StoryGuild at={picture.guildResources}>
                            <StoryDashboard {...picture} server={server} />
                          </StoryGuild>
                          {picture.saveOptions && <ReportedSaves />}
                        </PermissionEditContext.Provider>
                      </MemberEditContext.Provider>
                    </SettingsSearchContext.Provider>
                  </StoredSecretsContext.Provider>
                </CommandFormContext.Provider>
              </ConfigUndoContext.Provider>
            </OlderRevisionsContext.Provider>
          </ConfigHistoryContext.Provider>
        </ConfigSaveContext.Provider>
      </ConfigEditContext.Provider>
    </StoryFrame>
  );
}
