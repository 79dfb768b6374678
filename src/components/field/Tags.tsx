import { X } from 'lucide-react';
import * as Aria from 'react-aria-components';
import { row } from '#theme/box';
import { dot } from './Field.css';
import { remove, tag, tags, text } from './Tags.css';

/** `id` is the index of the value, because a list that was created elsewhere may contain a value twice. */
export interface TagItem {
  id: number;
  label: string;
  color?: string;
  isUnknown?: boolean;
}

/**
 * The values of a list field. They are a single tab stop. Arrow keys move between tags; Delete and Backspace remove the
 * focused tag. Each tag has a button 'Remove X'. Without `onRemove`, tags are read-only.
 */
export function Tags({
  label,
  items,
  onRemove,
}: {
  label: string;
  items: readonly TagItem[];
  onRemove?: (at: number) => void;
}) {
  return (
    <Aria.TagGroup
      aria-label={label}
      className={tags}
      onRemove={onRemove ? (keys) => keys.forEach((key) => onRemove(Number(key))) : undefined}
    >
      <Aria.TagList className={row({ gap: 'xs', align: 'stretch', wraps: true, outline: 'none' })}>
        {items.map((item) => (
          <Aria.Tag
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={tag}
            data-unknown={item.isUnknown || undefined}
          >
            {item.color && <span aria-hidden className={dot} style={{ background: item.color }} />}
            <span dir="auto" title={item.label} className={text}>
              {item.label}
            </span>
            {onRemove && (
              <Aria.Button slot="remove" className={remove}>
                <X aria-hidden size="0.875rem" />
              </Aria.Button>
            )}
          </Aria.Tag>
        ))}
      </Aria.TagList>
    </Aria.TagGroup>
  );
}
