/* The modules that a dashboard does not need at first. They are one chunk, which `load-rest.ts` loads. */
export { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
export { limited } from '../guild/limits';
export { RemovalDialog } from '../team/RemovalDialog';
export { AddEditor } from '../editors/AddEditor';
export { DiscardDialog } from '../editors/DiscardDialog';
export { EditEditor } from '../editors/EditEditor';
export { LockedEditorDialog } from '../editors/LockedEditorDialog';
export { CronPresets } from './fields/CronPresets';
export { largeControls } from './fields/large-controls';
export { HistoryPanel } from '../history/HistoryPanel';
export { MiscCommands } from '../misc/MiscCommands';
export { BotUnread } from './parts/BotUnread';
export { ChangeList } from './parts/ChangeList';
export { ConflictDialog } from './parts/ConflictDialog';
export { SearchHits } from './parts/SearchHits';
export { SettingsDrawer } from './parts/SettingsDrawer';
export { ViewedAs } from './parts/ViewedAs';
export { ForbiddenApi, ForbiddenTab, Unavailable } from './parts/Unavailable';
