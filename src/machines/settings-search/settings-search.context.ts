import { createActorContext } from '@xstate/react';
import { settingsSearchMachine } from './settings-search.machine';

/** The settings search, shared by its text field and its dropdown. */
export const SettingsSearchContext = createActorContext(settingsSearchMachine);
