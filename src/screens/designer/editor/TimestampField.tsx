import { CalendarClock, CalendarDays, X } from 'lucide-react';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { TextField } from '#components/TextField/TextField';
import { messageProblemText } from '#content/messages/designer/embeds';
import { timestampOf } from '#domain/message/timestamp';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { lazyComponent } from '../lazy-component';
import { fromLocalTime, toLocalTime } from './local-time';
import { checkText } from './text-check';
import * as css from './DraftText.css';
import { useDraftText } from './use-draft';

const TimestampPopover = lazyComponent(
  async () => (await import('./TimestampPopover')).TimestampPopover,
);

export function TimestampField({ embed }: { embed: number }) {
  const path = `embeds.${embed}.timestamp` as const;
  const draft = MessageDraftContext.useActorRef();
  const [timestamp, change] = useDraftText(path);
  const { problem } = checkText(path, timestamp);
  // A prerendered page does not know the user's time zone.
  const local = useSyncExternalStore(
    neverChanges,
    () => toLocalTime(timestamp),
    () => '',
  );
  const field = useRef<HTMLDivElement>(null);
  // `isOpen` is null until the picker is first opened, so that the picker's code is not loaded earlier.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const changeLocal = (chosen: string) => change(fromLocalTime(chosen));
  return (
    <div className={css.timestamp}>
      <div ref={field} className={css.field}>
        <TextField
          data-path={path}
          label="Timestamp"
          type="datetime-local"
          value={local}
          errorMessage={problem ? messageProblemText(problem) : undefined}
          onChange={changeLocal}
        />
      </div>
      <div className={css.actions}>
        <IconButton
          label="Pick date and time"
          icon={<CalendarDays />}
          tone="plain"
          aria-haspopup="dialog"
          aria-expanded={isOpen ?? false}
          onPress={() => setOpen(true)}
        />
        <Button
          tone="plain"
          icon={<CalendarClock />}
          onPress={() => change(timestampOf(draft.getSnapshot().context.now()) ?? '')}
        >
          Set current time
        </Button>
        <IconButton
          label="Remove timestamp"
          icon={<X />}
          isDisabled={timestamp === ''}
          onPress={() => change('')}
        />
      </div>
      <Suspense>
        {isOpen !== null && (
          <TimestampPopover
            isOpen={isOpen}
            onOpenChange={setOpen}
            triggerRef={field}
            value={local}
            onChange={changeLocal}
          />
        )}
      </Suspense>
    </div>
  );
}

const neverChanges = () => () => {};
