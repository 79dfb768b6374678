import { Ellipsis } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import { Tooltip } from '#components/Tooltip/Tooltip';
import { textToolMessages as texts } from '#content/messages/text-tools';
import { abilitiesOf } from '#domain/markup/contexts';
import { formatsFor, formatText, type TextFormat } from '#domain/markup/format-text';
import * as css from './FormatBar.css';
import { ariaKeys, formatOfKey, shownKeys } from './shortcuts';
import type { TextToolsProps } from './TextTools';
import { formatIcons } from './tool-icons';
import { useTextChange } from './use-text-change';
import { useToolbar } from './use-toolbar';

/**
 * The formatting tools of one text. A press changes the text at its selection and returns the focus to the text. The
 * toolbar is one tab stop. If the tools do not fit on one line, a button opens the other lines.
 */
export function FormatBar({ path, label, context, control }: TextToolsProps) {
  const change = useTextChange(control, path);
  const [isOpen, setOpen] = useState(false);
  const { stop, toolbarProps } = useToolbar();
  const formats = formatsFor(abilitiesOf[context]);
  const format = (chosen: TextFormat) =>
    change('format', (selection) => formatText(selection, chosen));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.defaultPrevented ? null : formatOfKey(event, formats);
    if (pressed === null) return;
    event.preventDefault();
    if (!event.repeat) format(pressed);
  });
  useEffect(() => {
    const text = control.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    text?.addEventListener('keydown', listen);
    return () => text?.removeEventListener('keydown', listen);
  }, [control]);

  return (
    <div role="toolbar" aria-label={texts.toolbar(label)} {...toolbarProps} className={css.bar}>
      <span
        className={css.tools}
        data-open={isOpen}
        onFocus={({ currentTarget: line, target: tool }) => {
          const isHidden = tool.getBoundingClientRect().top >= line.getBoundingClientRect().bottom;
          if (isHidden) setOpen(true);
        }}
      >
        {formats.map((each, place) => (
          <Tooltip key={each} text={tooltipOf(each)}>
            <IconButton
              label={texts.names[each]}
              icon={formatIcons[each]}
              size="compact"
              aria-keyshortcuts={ariaKeys(each)}
              tabIndex={place === stop ? 0 : -1}
              onPress={() => format(each)}
            />
          </Tooltip>
        ))}
      </span>
      <span className={css.more}>
        <IconButton
          label={texts.more}
          icon={<Ellipsis />}
          size="compact"
          aria-expanded={isOpen}
          tabIndex={formats.length === stop ? 0 : -1}
          onPress={() => setOpen(!isOpen)}
        />
      </span>
    </div>
  );
}

function tooltipOf(format: TextFormat): string {
  const keys = shownKeys(format, navigator.platform);
  return keys === null ? texts.names[format] : texts.withKeys(texts.names[format], keys);
}
