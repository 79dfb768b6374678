import type { AnyActorLogic } from 'xstate';
import type { RenderScreen } from '../console/ScreenPanel';
import type { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import type { configEditMachine } from '#machines/dashboard/config-edit/config-edit.machine';
import type { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import type { memberEditMachine } from '#machines/dashboard/member-edit/member-edit.machine';
import type { permissionEditMachine } from '#machines/dashboard/permission-edit/permission-edit.machine';
import type { settingsSearchMachine } from '#machines/dashboard/settings-search/settings-search.machine';
import type { teamRosterMachine } from '#machines/dashboard/team-roster/team-roster.machine';
import { EditorsStory } from '#screens/dashboard/editors/editors-story.fixture';
import { editAt, type Picture, StoryPage } from '#screens/dashboard/settings/story-page.fixture';

const clean = editAt({ ready: 'clean' });
const dirty = editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 40 } });

const dashboard = (picture: Partial<Picture>) => <StoryPage edit={clean} {...picture} />;
const editors = (picture: Parameters<typeof EditorsStory>[0]) => (
  <StoryPage edit={clean} tab="editors" editors={<EditorsStory {...picture} />} />
);
const as = <Machine,>(logic: AnyActorLogic) => logic as Machine;

export const commandForm: RenderScreen = ({ logic }) =>
  dashboard({ tab: 'misc', commandsLogic: as<typeof commandFormMachine>(logic) });
export const configEdit: RenderScreen = ({ logic }) =>
  dashboard({ editLogic: as<typeof configEditMachine>(logic) });
export const configSave: RenderScreen = ({ logic }) =>
  dashboard({ edit: dirty, saveLogic: as<typeof configSaveMachine>(logic), saveOptions: {} });
export const settingsSearch: RenderScreen = ({ logic }) =>
  dashboard({ searchLogic: as<typeof settingsSearchMachine>(logic) });
export const memberEdit: RenderScreen = ({ logic }) =>
  editors({ memberLogic: as<typeof memberEditMachine>(logic) });
export const permissionEdit: RenderScreen = ({ logic }) =>
  editors({ permissionLogic: as<typeof permissionEditMachine>(logic) });
export const teamRoster: RenderScreen = ({ logic }) =>
  editors({ rosterLogic: as<typeof teamRosterMachine>(logic) });
