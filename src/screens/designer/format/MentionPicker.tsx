import { use, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { PopoverDialog } from '#components/PopoverDialog/PopoverDialog';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { TextField } from '#components/TextField/TextField';
import { textToolMessages } from '#content/messages/designer/text-tools';
import { channelIdIn, idIn, isSnowflake } from '#domain/bot-config/snowflake';
import { mentionMarkup } from '#domain/markup/snippets';
import type { MentionNode } from '#domain/markup/tree';
import { ServerResourcesContext } from '../server-resources';
import { NameList } from './NameList';
import type { PickerProps } from './picker-props';
import * as css from './Pickers.css';

const { mention: texts, names } = textToolMessages;

type Mentioned = MentionNode['of'];

const kinds = (['user', 'role', 'channel'] as const).map((id) => ({ id, label: texts.kinds[id] }));

/**
 * Inserts a mention. Roles and channels of the chosen server are picked by name. If no server is chosen, the user
 * enters an id, or pastes a mention or the link of a channel, because the data of a webhook does not contain the
 * members, roles and channels of its server.
 */
export function MentionPicker({ opening, ...props }: PickerProps) {
  return (
    <PopoverDialog title={names.mention} {...opening}>
      <MentionForm {...props} />
    </PopoverDialog>
  );
}

/** Mounted each time the picker opens. Its field gets the focus. */
function MentionForm({ context, onInsert }: Omit<PickerProps, 'opening'>) {
  const hintId = useId();
  const resources = use(ServerResourcesContext);
  const hasNames = resources.roles.length > 0;
  const form = useRef<HTMLFormElement>(null);
  const [of, setOf] = useState<Mentioned>(hasNames ? 'role' : 'user');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const id = of === 'channel' ? channelIdIn(typed) : idIn(typed);
  const isPicked = of !== 'user' && hasNames;
  useEffect(() => {
    const fields = 'input:not([type=radio])';
    form.current?.querySelector<HTMLInputElement>(fields)?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isPicked && isSnowflake(id)) onInsert(mentionMarkup(of, id));
      }}
    >
      <SegmentedControl
        label={texts.kind}
        segments={kinds}
        value={of}
        onChange={(kind) => {
          setOf(kind);
          setTyped('');
          setTried(false);
        }}
      />
      {isPicked ? (
        <NameList
          key={of}
          of={of}
          resources={resources}
          aria-describedby={hintId}
          onPick={(picked) => onInsert(mentionMarkup(of, picked))}
        />
      ) : (
        <TextField
          label={texts.id(of)}
          description={texts.idHelp[of]}
          autoComplete="off"
          aria-describedby={hintId}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setTried(false);
          }}
          errorMessage={isTried && !isSnowflake(id) ? texts.malformed : undefined}
        />
      )}
      <p id={hintId} className={css.hint}>
        {[
          ...(isPicked ? [] : [texts.developerMode]),
          ...(context === 'content' ? [] : [texts.quiet]),
        ].join(' ')}
      </p>
      <div className={css.line}>
        {!isPicked && <Button type="submit">Insert</Button>}
        {(['@everyone', '@here'] as const).map((broadcast) => (
          <Button key={broadcast} tone="plain" onPress={() => onInsert(broadcast)}>
            {broadcast}
          </Button>
        ))}
      </div>
    </form>
  );
}
