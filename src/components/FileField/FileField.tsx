import { CircleAlert, Upload } from 'lucide-react';
import { useId } from 'react';
import * as Aria from 'react-aria-components';
import { Button } from '#components/Button/Button';
import { box, grid } from '#theme/box';
import { error } from '../field/Field.css';
import * as css from './FileField.css';

export interface FileFieldProps {
  label: string;
  /** The label of the button. */
  chooseLabel: string;
  /** Help text beside the button, such as "or drop it here". */
  dropHelp: string;
  /** Types and extensions for the browser's dialog, such as 'text/csv'. A dropped file can have any type. */
  types: readonly string[];
  /** The reason why the last file was not accepted. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  isPending?: boolean;
  onChoose: (file: File) => void;
}

export function FileField(props: FileFieldProps) {
  const { label, chooseLabel, dropHelp, types, errorMessage, onChoose } = props;
  const { isDisabled = false, isPending = false } = props;
  const ids = { label: useId(), problem: useId() };
  return (
    <Aria.Group aria-labelledby={ids.label} className={grid({ gap: 'xs', shrinks: true })}>
      <span
        id={ids.label}
        className={box({ size: 's', weight: 'medium', color: 'text', breaks: true })}
      >
        {label}
      </span>
      <Aria.DropZone
        aria-label="Drop a file"
        isDisabled={isDisabled || isPending}
        onDrop={({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          if (dropped) void dropped.getFile().then(onChoose);
        }}
        className={css.zone}
      >
        <Aria.FileTrigger
          acceptedFileTypes={types}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) onChoose(file);
          }}
        >
          <Aria.Pressable isDisabled={isDisabled || isPending}>
            <Button
              tone="plain"
              icon={<Upload />}
              isDisabled={isDisabled}
              isPending={isPending}
              aria-describedby={errorMessage === undefined ? undefined : ids.problem}
            >
              {chooseLabel}
            </Button>
          </Aria.Pressable>
        </Aria.FileTrigger>
        <span className={box({ size: 's', color: 'textMuted', breaks: true })}>{dropHelp}</span>
      </Aria.DropZone>
      {errorMessage !== undefined && (
        <p id={ids.problem} role="alert" className={error}>
          <CircleAlert aria-hidden className={box({ lineIcon: 14 })} />
          <span>{errorMessage}</span>
        </p>
      )}
    </Aria.Group>
  );
}
