import { panelNames } from '#content/panels';
import { ComboBox } from '#components/ComboBox/ComboBox';
import { fields, isConfigKey } from '#domain/bot-config/fields';
import { canEditKey } from '#domain/permissions/config-rights';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import type { Who } from '../settings/parts/use-saving';

export function HistoryFilter({ who: { server, editor } }: { who: Who }) {
  const history = ConfigHistoryContext.useActorRef();
  const key = ConfigHistoryContext.useSelector(({ context }) => context.key);
  const options = fields
    .filter(({ key: id }) => canEditKey({ server, editor, key: id }))
    .map(({ key: id, label, tab }) => ({ id, label, group: panelNames[tab] }));
  return (
    <ComboBox
      label="Filter by setting"
      isLabelHidden
      isClearable
      placeholder="All settings"
      options={options}
      value={key ?? ''}
      onChange={(value) => {
        // Ignore text that is not the name of a setting.
        if (value === '' || isConfigKey(value)) {
          history.send({ type: 'filter', key: value === '' ? null : value });
        }
      }}
    />
  );
}
