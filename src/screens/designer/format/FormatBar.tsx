import { Ellipsis } from 'lucide-react';
import {
  type FocusEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  useRef,
} from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import {
  textToolMessages as texts,
  textToolMessages,
  type Insertion,
} from '#content/messages/designer/text-tools';
import { abilitiesOf, type MarkupContext } from '#domain/markup/contexts';
import { formatsFor, formatText, type TextFormat } from '#domain/markup/format-text';
import { withInserted } from '#domain/markup/text-selection';
import { lazyComponent } from '../../shell/lazy-component';
import * as css from './FormatBar.css';
import type { PickerProps } from './picker-props';
import { ariaKeys, formatOfKey, shownKeys } from './shortcuts';
import type { TextToolsProps } from './TextTools';
import { toolIcons } from './tool-icons';
import { useTextChange } from './use-text-change';
import { useToolbar } from './use-toolbar';

const insertions = ['mention', 'emoji', 'time'] as const satisfies readonly Insertion[];

const { notLoaded } = textToolMessages;

/** The pickers. Each is loaded when it is first opened. */
const pickers: Record<Insertion, ComponentType<PickerProps>> = {
  mention: lazyComponent(async () => (await import('./MentionPicker')).MentionPicker, notLoaded),
  emoji: lazyComponent(async () => {
    const [{ EmojiPicker }, emoji] = await Promise.all([
      import('./EmojiPicker'),
      import('../preview/emoji').then(({ loadEmojiNames }) => loadEmojiNames()),
    ]);
    return (props: PickerProps) => <EmojiPicker {...props} emoji={emoji} />;
  }, notLoaded),
  time: lazyComponent(async () => (await import('./TimePicker')).TimePicker, notLoaded),
};

/**
 * The formatting tools of one text. A tool changes the text at its selection and returns the focus to the text field.
 * The toolbar is one tab stop. If the tools do not fit on one line, a button opens the other lines.
 */
export function FormatBar({ path, label, context, control }: TextToolsProps) {
  const change = useTextChange(control, path);
  const [isUnfolded, unfold] = useState(false);
  const { stop, toolbarProps } = useToolbar();
  const { picker, trigger, isOpen, setOpen, open, insert } = usePicker((markup) =>
    change('insert', (selection) => withInserted(selection, markup)),
  );
  const Picker = picker && pickers[picker];
  const tools = toolsFor(context);
  const format = (chosen: TextFormat) =>
    change('format', (selection) => formatText(selection, chosen));
  useShortcuts(control, (event) => {
    const pressed = formatOfKey(event, formatsFor(abilitiesOf[context]));
    if (pressed === null) return;
    event.preventDefault();
    if (!event.repeat) format(pressed);
  });

  return (
    <>
      <div role="toolbar" aria-label={texts.toolbar(label)} {...toolbarProps} className={css.bar}>
        <span
          className={css.tools}
          data-open={isUnfolded}
          onFocus={(event) => {
            if (isFolded(event)) unfold(true);
          }}
        >
          {tools.map((tool, place) => {
            const shared = {
              label: texts.names[tool],
              icon: toolIcons[tool],
              size: 'compact',
              tabIndex: place === stop ? 0 : -1,
            } as const;
            return (
              <Tooltip key={tool} text={tooltipOf(tool)}>
                {isInsertion(tool) ? (
                  <IconButton
                    {...shared}
                    aria-haspopup="dialog"
                    aria-expanded={isOpen && picker === tool}
                    onClick={({ currentTarget }) => open(tool, currentTarget)}
                  />
                ) : (
                  <IconButton
                    {...shared}
                    aria-keyshortcuts={ariaKeys(tool)}
                    onPress={() => format(tool)}
                  />
                )}
              </Tooltip>
            );
          })}
        </span>
        <span className={css.more}>
          <IconButton
            label={texts.more}
            icon={<Ellipsis />}
            size="compact"
            aria-expanded={isUnfolded}
            tabIndex={tools.length === stop ? 0 : -1}
            onPress={() => unfold(!isUnfolded)}
          />
        </span>
      </div>
      <Suspense>
        {Picker && (
          <Picker
            key={picker}
            context={context}
            opening={{ isOpen, onOpenChange: setOpen, triggerRef: trigger }}
            onInsert={insert}
          />
        )}
      </Suspense>
    </>
  );
}

/** Calls `onPress` for each key press in the text field that no other handler has handled. */
function useShortcuts(
  control: TextToolsProps['control'],
  onPress: (event: KeyboardEvent) => void,
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const text = control.current;
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) press(event);
    };
    text?.addEventListener('keydown', listen);
    return () => text?.removeEventListener('keydown', listen);
  }, [control]);
}

/** Returns whether the focused tool is below the visible line. */
function isFolded({ currentTarget: line, target }: FocusEvent<HTMLElement>): boolean {
  return target.getBoundingClientRect().top >= line.getBoundingClientRect().bottom;
}

function tooltipOf(tool: Tool): string {
  const keys = isInsertion(tool) ? null : shownKeys(tool, navigator.platform);
  return keys === null ? texts.names[tool] : texts.withKeys(texts.names[tool], keys);
}

type Tool = TextFormat | Insertion;

/** The insertions come right after the link tool, or first where links are not possible. */
function toolsFor(context: MarkupContext): readonly Tool[] {
  const { mentions, marks } = abilitiesOf[context];
  const formats = formatsFor(abilitiesOf[context]);
  const after = formats.indexOf('link') + 1;
  return [
    ...formats.slice(0, after),
    ...insertions.filter((each) => (each === 'mention' ? mentions : marks)),
    ...formats.slice(after),
  ];
}

function isInsertion(tool: Tool): tool is Insertion {
  return insertions.some((each) => each === tool);
}

/** `insert` closes the picker before it calls `onInsert`, because an open picker keeps the focus. */
function usePicker(onInsert: (markup: string) => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  /** The picker that was opened last. It stays mounted, so that closing is animated. */
  const [picker, setPicker] = useState<Insertion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const markup = useRef<string>(null);
  const insertPending = useEffectEvent(() => {
    const chosen = markup.current;
    markup.current = null;
    if (chosen !== null) onInsert(chosen);
  });
  useEffect(() => {
    if (!isOpen) insertPending();
  }, [isOpen]);
  return {
    picker,
    isOpen,
    trigger,
    setOpen,
    open: (chosen: Insertion, button: HTMLButtonElement) => {
      trigger.current = button;
      setPicker(chosen);
      setOpen(true);
    },
    insert: (chosen: string) => {
      markup.current = chosen;
      setOpen(false);
    },
  };
}
