import type { ConfigKey } from '#domain/bot-config/fields';
import type { OwnSettingsAnswer } from '#domain/docs/own-settings';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The settings of the server that was opened last, as far as the documentation names them (product.md §5.11). */
export const ownSettingsMachine = reader<{
  answer: OwnSettingsAnswer;
  input: { serverId: string; wanted: readonly ConfigKey[] };
}>()({
  id: 'ownSettings',
  kinds: { signInRequired: 'closes', notAllowed: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const OwnSettingsContext = createReaderContext(ownSettingsMachine);
