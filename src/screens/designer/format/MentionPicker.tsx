import { use, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { PopoverDialog } from '#components/PopoverDialog/PopoverDialog';
import { SearchList } from '#components/SearchList/SearchList';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { TextField } from '#components/TextField/TextField';
import { textToolMessages } from '#content/messages/designer/text-tools';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { findMentionables, type Mentionable, mentionables } from '#domain/bot-config/mentionable';
import { channelIdIn, idIn, isSnowflake } from '#domain/bot-config/snowflake';
import { mentionMarkup } from '#domain/markup/snippets';
import type { MentionNode } from '#domain/markup/tree';
import { box, row } from '#theme/box';
import { ServerResourcesContext } from '../preview/mentions';
import type { PickerProps } from './picker-props';
import * as css from './FormatBar.css';

const { mention: nameListTexts } = textToolMessages;

/** A server can have 500 channels. The list never scrolls; the user types to find the others. */
const MOST_SHOWN = 6;

const { mention: texts, names } = textToolMessages;

type Mentioned = MentionNode['of'];

const kinds = (['user', 'role', 'channel'] as const).map((id) => ({ id, label: texts.kinds[id] }));

/**
 * Roles and channels of the chosen server are picked by name. Without a server, the user enters an id, or pastes a
 * mention or the link of a channel, because a webhook does not reveal the names of its server.
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
      <p id={hintId} className={box({ size: 's', color: 'textMuted', textWrap: 'pretty' })}>
        {[
          ...(isPicked ? [] : [texts.developerMode]),
          ...(context === 'content' ? [] : [texts.quiet]),
        ].join(' ')}
      </p>
      <div className={row({ gap: 's', align: 'stretch', wraps: true })}>
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

interface NameListProps {
  of: 'role' | 'channel';
  resources: GuildResources;
  /** The id of the text that describes the search field. */
  'aria-describedby'?: string;
  onPick: (id: string) => void;
}

/** While the user types, the arrow keys move in the list and Enter picks. An unknown id can be pasted, too. */
function NameList({ of, resources, onPick, ...aria }: NameListProps) {
  const [query, setQuery] = useState('');
  const all = itemsFor(query, of, resources);
  const found = all.slice(0, MOST_SHOWN);
  const others = all.length - found.length;
  return (
    <SearchList
      label={nameListTexts.kinds[of]}
      placeholder={nameListTexts.search[of]}
      query={query}
      onQuery={setQuery}
      items={found.map(({ id, name, color, category }) => ({
        id,
        label: name,
        mark: of === 'role' ? <Dot color={color} /> : <Sign />,
        detail: category,
      }))}
      emptyText={nameListTexts.none[of]}
      note={others > 0 ? nameListTexts.others(others) : null}
      onPick={onPick}
      {...aria}
    />
  );
}

function Dot({ color }: Pick<Mentionable, 'color'>) {
  return <span aria-hidden className={css.dot} style={{ background: color ?? undefined }} />;
}

function Sign() {
  return (
    <span aria-hidden className={css.sign}>
      #
    </span>
  );
}

function itemsFor(
  query: string,
  of: NameListProps['of'],
  resources: GuildResources,
): readonly Mentionable[] {
  const found = findMentionables(mentionables(of, resources), query);
  const id = of === 'channel' ? channelIdIn(query) : idIn(query);
  if (found.length > 0 || !isSnowflake(id)) return found;
  const known = mentionables(of, resources).find((each) => each.id === id);
  return [known ?? { id, name: id, color: null, category: null }];
}
