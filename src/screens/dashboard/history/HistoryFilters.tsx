import { ComboBox } from '#components/ComboBox/ComboBox';
import { Select } from '#components/Select/Select';
import { historyFilterTexts } from '#content/messages/dashboard/history';
import { panelNames } from '#content/panels';
import { fieldOf, fields, isConfigKey, tabs } from '#domain/bot-config/fields';
import type { HistoryFilters as Filters, HistoryPerson } from '#domain/bot-config/history-query';
import { canEditKey } from '#domain/permissions/config-rights';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import type { Who } from '../settings/parts/use-saving';
import * as css from './HistoryPanel.css';

const ALL = 'all';
const nobody: readonly HistoryPerson[] = [];

/** Leaves only the saves of one setting, one panel, or one person. Sends to `config-history`. */
export function HistoryFilters({ who: { server, editor } }: { who: Who }) {
  const history = ConfigHistoryContext.useActorRef();
  const query = ConfigHistoryContext.useSelector(({ context }) => context.request.query);
  const people = ConfigHistoryContext.useSelector(({ context }) => context.value?.people ?? nobody);
  const choose = (choice: Partial<Filters>) =>
    history.send({ type: 'ask', query: { ...query, ...choice } });
  const seen = fields.filter(({ key }) => canEditKey({ server, editor, key }));
  const panels = tabs.filter((tab) => seen.some((field) => field.tab === tab));
  return (
    <div className={css.filters}>
      <ComboBox
        label={historyFilterTexts.key.label}
        isLabelHidden
        isClearable
        placeholder={historyFilterTexts.key.all}
        options={seen
          .filter(({ tab }) => query.panel === null || tab === query.panel)
          .map(({ key, label, tab }) => ({ id: key, label, group: panelNames[tab] }))}
        value={query.key ?? ''}
        onChange={(value) => {
          const key = value === '' ? null : value;
          // Ignore text that is not the name of a setting.
          if (key !== query.key && (key === null || isConfigKey(key))) choose({ key });
        }}
      />
      {panels.length > 1 && (
        <Select
          label={historyFilterTexts.panel.label}
          isLabelHidden
          options={[
            { id: ALL, label: historyFilterTexts.panel.all },
            ...panels.map((id) => ({ id, label: panelNames[id] })),
          ]}
          value={query.panel ?? ALL}
          onChange={(id) => {
            const panel = panels.find((each) => each === id) ?? null;
            const isLeft = query.key === null || panel === null || fieldOf(query.key).tab === panel;
            choose({ panel, ...(!isLeft && { key: null }) });
          }}
        />
      )}
      {(people.length > 1 || query.person !== null) && (
        <Select
          label={historyFilterTexts.person.label}
          isLabelHidden
          options={[
            { id: ALL, label: historyFilterTexts.person.all },
            ...withPerson(people, query.person).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={query.person ?? ALL}
          onChange={(id) => choose({ person: id === ALL ? null : id })}
        />
      )}
    </div>
  );
}

/** Adds the person of the filter if they are not listed: the list is loading, or a link names a person without saves. */
function withPerson(
  people: readonly HistoryPerson[],
  person: string | null,
): readonly HistoryPerson[] {
  if (person === null || people.some(({ id }) => id === person)) return people;
  return [...people, { id: person, name: person }];
}
