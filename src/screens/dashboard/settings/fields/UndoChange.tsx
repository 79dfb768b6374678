import { Undo2 } from 'lucide-react';
import { Badge } from '#components/Badge/Badge';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { focusControl } from './focus-setting';
import * as css from './SettingField.css';

export interface UndoChangeProps {
  field: { key: string; label: string };
  onRevert: () => void;
}

export function UndoChange({ field, onRevert }: UndoChangeProps) {
  return (
    <span className={css.changed}>
      <Badge tone="accent" size="small">
        Changed
      </Badge>
      <Tooltip text="Undo change">
        <IconButton
          label={`Undo change to ${field.label}`}
          icon={<Undo2 />}
          size="compact"
          onClick={({ nativeEvent: press }) => {
            onRevert();
            // This button is unmounted after the press, so the focus moves to the control.
            if (!isTouch(press)) focusControl(field.key);
          }}
        />
      </Tooltip>
    </span>
  );
}

function isTouch(press: Event): boolean {
  return press instanceof PointerEvent && press.pointerType === 'touch';
}
