import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { SearchField, type SearchFieldProps } from '#components/SearchField/SearchField';
import { box, stack } from '#theme/box';
import * as css from './SearchList.css';

export interface SearchListItem {
  id: string;
  label: string;
  mark?: ReactNode;
  /** A text that is shown after the label, or null. */
  detail: string | null;
}

export interface SearchListProps extends Pick<
  SearchFieldProps,
  'placeholder' | 'aria-describedby'
> {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** The best match first. All of them are rendered and the list does not scroll, so pass only a few. */
  items: readonly SearchListItem[];
  emptyText: string;
  note: string | null;
  onPick: (id: string) => void;
}

export function SearchList(props: SearchListProps) {
  const { label, query, onQuery, items, emptyText, note, onPick, ...field } = props;
  return (
    <div className={stack({ gap: 's' })}>
      <Aria.Autocomplete inputValue={query} onInputChange={onQuery}>
        <SearchField label={label} {...field} />
        <Aria.ListBox
          aria-label={label}
          items={items}
          renderEmptyState={() => (
            <div className={box({ padding: 's', size: 's', color: 'textMuted' })}>{emptyText}</div>
          )}
          onAction={(id) => onPick(String(id))}
          className={css.list}
        >
          {({ id, label: name, mark, detail }) => (
            <Aria.ListBoxItem id={id} textValue={name} className={css.row}>
              {mark}
              <span dir="auto" className={box({ shrinks: true, breaks: true })}>
                {name}
              </span>
              {detail !== null && (
                <span dir="auto" className={css.detail}>
                  {detail}
                </span>
              )}
            </Aria.ListBoxItem>
          )}
        </Aria.ListBox>
      </Aria.Autocomplete>
      {note !== null && <p className={box({ size: 'xs', color: 'textMuted' })}>{note}</p>}
    </div>
  );
}
