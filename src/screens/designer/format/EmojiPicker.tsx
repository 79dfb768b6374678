import { GlyphPicker, type Glyph } from '#components/GlyphPicker/GlyphPicker';
import { PopoverDialog } from '#components/PopoverDialog/PopoverDialog';
import { commonEmoji } from '#content/common-emoji';
import { textToolMessages } from '#content/messages/designer/text-tools';
import { searchEmoji } from '#domain/markup/search-emoji';
import type { PickerProps } from './picker-props';

const { emoji: texts, names } = textToolMessages;

/** Shows common emoji before the user searches. `emoji` is keyed by name. */
export function EmojiPicker({
  emoji,
  onInsert,
  opening,
}: PickerProps & { emoji: ReadonlyMap<string, string> }) {
  const search = (query: string): readonly Glyph[] =>
    query.trim() === ''
      ? commonEmoji.flatMap((name) => glyphOf(name, emoji.get(name)))
      : searchEmoji(emoji, query).flatMap((found) => glyphOf(found.name, found.emoji));
  return (
    <PopoverDialog title={names.emoji} {...opening}>
      <GlyphPicker
        label="Emoji"
        placeholder={texts.placeholder}
        emptyText={texts.none}
        search={search}
        onPick={({ text }) => onInsert(text)}
      />
    </PopoverDialog>
  );
}

function glyphOf(name: string, text: string | undefined): Glyph[] {
  return text === undefined ? [] : [{ id: name, text, label: name.replaceAll('_', ' ') }];
}
