import { CalendarClock, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#components/Button/Button';
import { IconButton } from '#components/IconButton/IconButton';
import { TextField } from '#components/TextField/TextField';
import { messageProblemText } from '#content/messages/embeds';
import { timestampOf } from '#domain/message/timestamp';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { fromLocalTime, toLocalTime } from './local-time';
import { checkText } from './text-check';
import * as css from './TimestampField.css';
import { useDraftText } from './use-draft-text';

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
  return (
    <div className={css.root}>
      <div className={css.field}>
        <TextField
          data-path={path}
          label="Timestamp"
          type="datetime-local"
          value={local}
          errorMessage={problem ? messageProblemText(problem) : undefined}
          onChange={(chosen) => change(fromLocalTime(chosen))}
        />
      </div>
      <div className={css.actions}>
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
    </div>
  );
}

const neverChanges = () => () => {};
