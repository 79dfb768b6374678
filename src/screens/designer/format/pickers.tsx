import type { ComponentType } from 'react';
import { textToolMessages, type Insertion } from '#content/messages/designer/text-tools';
import { lazyComponent } from '../../shell/lazy-component';
import type { PickerProps } from './picker-props';

const { notLoaded } = textToolMessages;

/** The pickers. Each is loaded when it is first opened. */
export const pickers: Record<Insertion, ComponentType<PickerProps>> = {
  mention: lazyComponent(async () => (await import('./MentionPicker')).MentionPicker, notLoaded),
  emoji: lazyComponent(async () => {
    const [{ EmojiPicker }, emoji] = await Promise.all([
      import('./EmojiPicker'),
      import('../preview/emoji-names').then(({ loadEmojiNames }) => loadEmojiNames()),
    ]);
    return (props: PickerProps) => <EmojiPicker {...props} emoji={emoji} />;
  }, notLoaded),
  time: lazyComponent(async () => (await import('./TimePicker')).TimePicker, notLoaded),
};
