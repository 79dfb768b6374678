import { splitEmoji, takeEmoji } from '#domain/bot-config/emoji';
import { TagField, type TagFieldProps } from '#components/TagField/TagField';
import type { ControlProps } from './control';
import { wordsOf } from './control';

export function WordsControl(props: ControlProps<'words'>) {
  return (
    <TagField
      {...wordsOf(props)}
      values={props.value}
      onChange={props.onChange}
      placeholder="Type words, separated by commas"
    />
  );
}

const emojiList: TagFieldProps['reading'] = { split: splitEmoji, take: takeEmoji };

export function EmojisControl(props: ControlProps<'emojis'>) {
  return (
    <TagField
      {...wordsOf(props)}
      values={props.value}
      onChange={props.onChange}
      reading={emojiList}
      placeholder="🎉🔥 or <:name:id>"
    />
  );
}
