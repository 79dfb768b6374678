/* The modules that a dashboard does not need at first. They are one chunk, which `load-rest.ts` loads. */
export { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
export { BotUnread, limited } from '../guild/limits';
export { AddEditor, DiscardDialog, EditEditor, LockedEditorDialog } from '../editors/EditorForms';
export { RemovalDialog } from '../team/RemovalDialog';
export { CronPresets, largeControls } from './fields/large-controls';
export { HistoryPanel } from '../history/HistoryPanel';
export { MiscCommands } from '../misc/MiscCommands';
export { ChangeList } from './parts/ChangeList';
export { ConflictDialog } from './parts/ConflictDialog';
export { SearchHits } from './parts/SearchHits';
export { SettingsDrawer } from './parts/SettingsDrawer';
export { ViewedAs } from './parts/ViewedAs';
export { ForbiddenApi, ForbiddenTab, Unavailable } from './parts/Unavailable';
