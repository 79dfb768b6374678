import type { PopoverDialogProps } from '#components/PopoverDialog/PopoverDialog';
import type { MarkupContext } from '#domain/markup/contexts';

export interface PickerProps {
  opening: Omit<PopoverDialogProps, 'title' | 'children'>;
  /** The part of the message into which the markup is inserted. */
  context: MarkupContext;
  /** Closes the picker and inserts the markup. */
  onInsert: (markup: string) => void;
}
