import { ComboBox } from '#components/ComboBox/ComboBox';
import type { ConfigTab } from '#domain/bot-config/field';
import { fields, isConfigKey } from '#domain/bot-config/fields';
import { canOpenPanel } from '#domain/permissions/panel-access';
import { ConfigHistoryContext } from '#machines/config-history/config-history.context';
import { tabNames } from '../open-tabs';
import type { Who } from '../parts/use-saving';

const headings: Readonly<Record<ConfigTab, string>> = { ...tabNames, api: 'API', misc: 'Misc' };

/** Narrows the history to one setting, of those this person may open. */
export function HistoryFilter({ who: { server, editor } }: { who: Who }) {
  const history = ConfigHistoryContext.useActorRef();
  const key = ConfigHistoryContext.useSelector(({ context }) => context.key);
  const options = fields
    .filter(({ tab }) => canOpenPanel({ server, editor, panel: tab }))
    .map(({ key: id, label, tab }) => ({ id, label, group: headings[tab] }));
  return (
    <ComboBox
      label="Filter by setting"
      isLabelHidden
      isClearable
      placeholder="All settings"
      options={options}
      value={key ?? ''}
      onChange={(value) => {
        // A text that names no setting is taken back: there is nothing to look for.
        if (value === '' || isConfigKey(value)) {
          history.send({ type: 'filter', key: value === '' ? null : value });
        }
      }}
    />
  );
}
