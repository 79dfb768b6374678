/* Modules that a dashboard needs only after a press, or on some tabs. They are one file, which `load-rest.ts` loads. */
export { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
export { AddEditor, DiscardDialog, EditEditor, LockedEditorDialog } from '../editors/EditorForms';
export { RemovalDialog } from '../team/RemovalDialog';
export { HistoryPanel } from '../history/HistoryPanel';
export { ChangeList } from './parts/ChangeList';
export { ConflictDialog } from './parts/ConflictDialog';
export { SearchHits } from './parts/SearchHits';
export { SettingsDrawer } from './parts/SettingsDrawer';
export { ViewedAs } from './parts/ViewedAs';
export { ForbiddenApi, ForbiddenTab, Unavailable } from './parts/Unavailable';
