import { useState } from 'react';
import { SearchList } from '#components/SearchList/SearchList';
import { textToolMessages } from '#content/messages/designer/text-tools';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { findMentionables, type Mentionable, mentionables } from '#domain/bot-config/mentionable';
import { channelIdIn, idIn, isSnowflake } from '#domain/bot-config/snowflake';
import * as css from './NameList.css';

const { mention: texts } = textToolMessages;

/**
 * The maximum number of matches in the list. A server can have 500 channels. The list shows only the first matches, so
 * it never scrolls. The user types to find the others.
 */
const MOST_SHOWN = 6;

export interface NameListProps {
  of: 'role' | 'channel';
  resources: GuildResources;
  /** The id of the text that describes the search field. */
  'aria-describedby'?: string;
  onPick: (id: string) => void;
}

/**
 * A list of a server's roles or channels, with a search field. While the user types, the arrow keys move in the list
 * and Enter picks. An id that the server does not have can be pasted, too.
 */
export function NameList({ of, resources, onPick, ...aria }: NameListProps) {
  const [query, setQuery] = useState('');
  const all = itemsFor(query, of, resources);
  const found = all.slice(0, MOST_SHOWN);
  const others = all.length - found.length;
  return (
    <SearchList
      label={texts.kinds[of]}
      placeholder={texts.search[of]}
      query={query}
      onQuery={setQuery}
      items={found.map(({ id, name, color, category }) => ({
        id,
        label: name,
        mark: of === 'role' ? <Dot color={color} /> : <Sign />,
        detail: category,
      }))}
      emptyText={texts.none[of]}
      note={others > 0 ? texts.others(others) : null}
      onPick={onPick}
      {...aria}
    />
  );
}

function Dot({ color }: Pick<Mentionable, 'color'>) {
  return <span aria-hidden className={css.dot} style={{ background: color ?? undefined }} />;
}

function Sign() {
  return (
    <span aria-hidden className={css.sign}>
      #
    </span>
  );
}

function itemsFor(
  query: string,
  of: NameListProps['of'],
  resources: GuildResources,
): readonly Mentionable[] {
  const found = findMentionables(mentionables(of, resources), query);
  const id = of === 'channel' ? channelIdIn(query) : idIn(query);
  if (found.length > 0 || !isSnowflake(id)) return found;
  const known = mentionables(of, resources).find((each) => each.id === id);
  return [known ?? { id, name: id, color: null, category: null }];
}
