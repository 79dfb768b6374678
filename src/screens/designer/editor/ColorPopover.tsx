import { HexPicker } from '#components/ColorField/HexPicker';
import { PopoverDialog, type PopoverDialogProps } from '#components/PopoverDialog/PopoverDialog';

export interface ColorPopoverProps extends Omit<PopoverDialogProps, 'title' | 'children'> {
  /** '#rrggbb' */
  color: string;
  onChange: (color: string) => void;
}

/** Picks an embed's color. `onChange` is called during a drag, not only at its end. */
export function ColorPopover({ color, onChange, ...opening }: ColorPopoverProps) {
  return (
    <PopoverDialog title="Pick color" {...opening}>
      <HexPicker color={color} onChange={onChange} />
    </PopoverDialog>
  );
}
