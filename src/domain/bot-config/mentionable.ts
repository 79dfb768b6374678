import { fold } from '../fold';
import { guildNames } from './guild-names';
import type { GuildResources } from './guild-resources';

/** A role or channel that a message can mention. No two have the same name and category. */
export interface Mentionable {
  /** A snowflake string. */
  id: string;
  name: string;
  /** The color of a role as `#rrggbb`; null for a role without a color and for a channel. */
  color: string | null;
  /** The category of a channel; null for a channel without a category and for a role. */
  category: string | null;
}

/** Roles are sorted highest first, channels in Discord's order. Leaves out @everyone, which has its own mention. */
export function mentionables(
  of: 'role' | 'channel',
  resources: GuildResources,
): readonly Mentionable[] {
  const { roles, channels } = resources;
  const names = guildNames(resources);
  if (of === 'role') {
    return roles
      .filter(({ name }) => name !== '@everyone')
      .toSorted((one, other) => other.position - one.position)
      .map(({ id, name, color }) => ({
        id,
        name: names.roles.get(id) ?? name,
        color: hexOf(color),
        category: null,
      }));
  }
  const categories = new Map(
    channels.flatMap((each) => (each.type === 'category' ? [[each.id, each]] : [])),
  );
  const counts = new Map<string, number>();
  for (const { name, parentId } of channels) {
    const key = placed(name, names.channels.get(parentId ?? '') ?? null);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const placeOf = (parentId: string | null) => categories.get(parentId ?? '')?.position ?? -1;
  return channels
    .filter(({ type }) => type !== 'category')
    .toSorted(
      (one, other) =>
        placeOf(one.parentId) - placeOf(other.parentId) || one.position - other.position,
    )
    .map(({ id, name, parentId }) => {
      const category = names.channels.get(parentId ?? '') ?? null;
      const isAlone = counts.get(placed(name, category)) === 1;
      const told = isAlone ? name : (names.channels.get(id) ?? name);
      return { id, name: told, color: null, category };
    });
}

function placed(name: string, category: string | null): string {
  return JSON.stringify([name, category]);
}

/** Names that begin with the text come first. An empty text matches all of them. */
export function findMentionables(
  all: readonly Mentionable[],
  text: string,
): readonly Mentionable[] {
  const wanted = fold(text.trim().replace(/^[@#]/, ''));
  const placeOf = ({ name }: Mentionable) => fold(name).indexOf(wanted);
  const found = all.filter((each) => placeOf(each) >= 0);
  return [
    ...found.filter((each) => placeOf(each) === 0),
    ...found.filter((each) => placeOf(each) > 0),
  ];
}

function hexOf(color: number): string | null {
  return color === 0 ? null : `#${color.toString(16).padStart(6, '0')}`;
}
