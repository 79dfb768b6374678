import { Button } from '#components/Button/Button';
import { DateTimePanel, type DateTimePanelProps } from '#components/DateTimePanel/DateTimePanel';
import { PopoverDialog, type PopoverDialogProps } from '#components/PopoverDialog/PopoverDialog';

export interface TimestampPopoverProps
  extends Omit<PopoverDialogProps, 'title' | 'children'>, Omit<DateTimePanelProps, 'label'> {}

/** Picks the date and time of an embed's timestamp. Each choice changes the timestamp immediately. */
export function TimestampPopover({ value, onChange, ...opening }: TimestampPopoverProps) {
  return (
    <PopoverDialog title="Pick date and time" {...opening}>
      <DateTimePanel label="Date" value={value} onChange={onChange} />
      <Button tone="plain" onPress={() => opening.onOpenChange(false)}>
        Done
      </Button>
    </PopoverDialog>
  );
}
