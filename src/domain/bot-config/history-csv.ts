import { csvOf } from '../csv';
import { describeValue } from './describe';
import { fieldOf } from './fields';
import type { GuildResources } from './guild-resources';
import type { Revision } from './history';

const header = ['saved_at', 'saved_by', 'discord_id', 'panel', 'setting', 'before', 'after'];

/** Returns a line for each change, newest save first. Values are as the history shows them. Times are in UTC. */
export function historyCsv(revisions: readonly Revision[], resources: GuildResources): string {
  const rows = revisions.flatMap(({ savedAt, savedBy, changes }) =>
    changes.map(({ key, before, after }) => {
      const field = fieldOf(key);
      return [
        savedAt,
        savedBy.name,
        savedBy.discordId,
        field.tab,
        field.label,
        describeValue(field, before, resources),
        describeValue(field, after, resources),
      ];
    }),
  );
  return csvOf(header, rows);
}
