import { useId, useState } from 'react';
import { Button } from '#components/Button/Button';
import { PopoverDialog } from '#components/PopoverDialog/PopoverDialog';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { TextField } from '#components/TextField/TextField';
import { textToolMessages } from '#content/messages/text-tools';
import { channelIdIn, idIn, isSnowflake } from '#domain/bot-config/snowflake';
import { mentionMarkup } from '#domain/markup/snippets';
import type { MentionNode } from '#domain/markup/tree';
import { useFocused } from '#components/PopoverDialog/use-focused';
import type { PickerProps } from './picker-props';
import * as css from './Pickers.css';

const { mention: texts, names } = textToolMessages;

type Mentioned = MentionNode['of'];

const kinds = (['user', 'role', 'channel'] as const).map((id) => ({ id, label: texts.kinds[id] }));

/**
 * Inserts a mention. A webhook does not name the members, roles and channels of its server, so the user enters an id,
 * or pastes a mention or the link of a channel.
 */
export function MentionPicker({ context, onInsert, opening }: PickerProps) {
  const hintId = useId();
  const input = useFocused<HTMLInputElement>();
  const [of, setOf] = useState<Mentioned>('user');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const id = of === 'channel' ? channelIdIn(typed) : idIn(typed);
  return (
    <PopoverDialog title={names.mention} {...opening}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isSnowflake(id)) onInsert(mentionMarkup(of, id));
        }}
      >
        <SegmentedControl label={texts.kind} segments={kinds} value={of} onChange={setOf} />
        <TextField
          label={texts.id(of)}
          description={texts.idHelp[of]}
          inputRef={input}
          autoComplete="off"
          aria-describedby={hintId}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setTried(false);
          }}
          errorMessage={isTried && !isSnowflake(id) ? texts.malformed : undefined}
        />
        <p id={hintId} className={css.hint}>
          {texts.developerMode}
          {context !== 'content' && ` ${texts.quiet}`}
        </p>
        <div className={css.line}>
          <Button type="submit">Insert</Button>
          {(['@everyone', '@here'] as const).map((broadcast) => (
            <Button key={broadcast} tone="plain" onPress={() => onInsert(broadcast)}>
              {broadcast}
            </Button>
          ))}
        </div>
      </form>
    </PopoverDialog>
  );
}
