import { Ellipsis } from 'lucide-react';
import { type FocusEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { textToolMessages as texts } from '#content/messages/designer/text-tools';
import { abilitiesOf } from '#domain/markup/contexts';
import { formatsFor, formatText, type TextFormat } from '#domain/markup/format-text';
import { withInserted } from '#domain/markup/text-selection';
import * as css from './FormatBar.css';
import { pickers } from './pickers';
import { ariaKeys, formatOfKey, shownKeys } from './shortcuts';
import type { TextToolsProps } from './TextTools';
import { toolIcons } from './tool-icons';
import { isInsertion, toolsFor, type Tool } from './tools';
import { usePicker } from './use-picker';
import { useTextChange } from './use-text-change';
import { useToolbar } from './use-toolbar';

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
