import { useState } from 'react';
import * as Aria from 'react-aria-components';
import { SearchField } from '#components/SearchField/SearchField';
import { textToolMessages } from '#content/messages/text-tools';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { findMentionables, type Mentionable, mentionables } from '#domain/bot-config/mentionable';
import { channelIdIn, idIn, isSnowflake } from '#domain/bot-config/snowflake';
import * as css from './NameList.css';

const { mention: texts } = textToolMessages;

/** A server can have 500 channels. The user types to see the others, so that the list does not scroll. */
const MOST_SHOWN = 6;

export interface NameListProps {
  of: 'role' | 'channel';
  resources: GuildResources;
  /** The id of the text that describes the search field. */
  'aria-describedby'?: string;
  onPick: (id: string) => void;
}

/**
 * The roles or channels of a server with a search field. While the user types, the arrow keys move in the list and Enter
 * picks. An id that the server does not have can be pasted, too.
 */
export function NameList({ of, resources, onPick, ...aria }: NameListProps) {
  const [query, setQuery] = useState('');
  const all = itemsFor(query, of, resources);
  const found = all.slice(0, MOST_SHOWN);
  const others = all.length - found.length;
  return (
    <div className={css.root}>
      <Aria.Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField label={texts.kinds[of]} placeholder={texts.search[of]} {...aria} />
        <Aria.ListBox
          aria-label={texts.kinds[of]}
          items={found}
          renderEmptyState={() => <div className={css.empty}>{texts.none[of]}</div>}
          onAction={(id) => onPick(String(id))}
          className={css.list}
        >
          {(item) => <Name item={item} of={of} />}
        </Aria.ListBox>
      </Aria.Autocomplete>
      {others > 0 && <p className={css.others}>{texts.others(others)}</p>}
    </div>
  );
}

function Name({
  item: { id, name, color, category },
  of,
}: { item: Mentionable } & Pick<NameListProps, 'of'>) {
  return (
    <Aria.ListBoxItem id={id} textValue={name} className={css.row}>
      {of === 'role' ? (
        <span aria-hidden className={css.dot} style={{ background: color ?? undefined }} />
      ) : (
        <span aria-hidden className={css.sign}>
          #
        </span>
      )}
      <span className={css.name}>{name}</span>
      {category !== null && <span className={css.category}>{category}</span>}
    </Aria.ListBoxItem>
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
