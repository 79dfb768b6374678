import { ownSettingsMachine } from '#machines/site/own-settings/own-settings.machine';
import { loadOwnSettings } from '#services/site/own-settings';
import { abortable, watchPage } from '../actors';

export const ownSettingsLogic = ownSettingsMachine.provide({
  actors: { load: abortable(loadOwnSettings), watch: watchPage },
});
