import { useRef } from 'react';
import type { FieldTexts } from '#components/field/FieldFrame';
import type { Option } from '../field/options';
import { ComboField } from './ComboField';

export interface SearchComboBoxProps extends Omit<FieldTexts, 'errorMessage'> {
  /** What was found for the query, the best match first. */
  options: readonly Option[];
  query: string;
  onQuery: (query: string) => void;
  /** Shown in the list while it has no option. */
  emptyText: string;
  placeholder?: string;
  /** Moves the focus elsewhere. The list closes when the field loses it. */
  onPick: (id: string) => void;
}

/** Finds something by typing. The caller searches, for example on a server. The text stays until the caller clears it. */
export function SearchComboBox(props: SearchComboBoxProps) {
  const { options, query, onQuery, emptyText, placeholder, onPick, ...texts } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <ComboField
      texts={texts}
      options={options}
      query=""
      emptyText={emptyText}
      value={null}
      onChange={(key) => {
        if (key !== null) onPick(String(key));
      }}
      inputValue={query}
      onInputChange={onQuery}
      onSettle={() => {}}
      control={{
        inputRef,
        placeholder,
        isDrafting: query !== '',
        onEscape: () => {},
        onClear: query === '' ? undefined : () => onQuery(''),
      }}
    />
  );
}
