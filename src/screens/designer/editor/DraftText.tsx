import { type FocusEvent, type ReactNode, useState } from 'react';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { messageProblemText } from '#content/messages/designer/embeds';
import type { MarkupContext } from '#domain/markup/contexts';
import type { TextPath } from '#domain/message/edits';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';
import { TextTools } from '../format/TextTools';
import { Counter } from './Counter';
import * as css from './DraftText.css';
import { checkText } from './text-check';
import { useDraftText } from './use-draft-text';
import { usePaintedFirst } from './use-painted-first';

export interface DraftTextProps {
  path: TextPath;
  label: string;
  description?: string;
  placeholder?: string;
  /** The number of rows of an empty multi-line text. If it is undefined, the text has a single line. */
  rows?: number;
  /** The markup context of the text. If it is set, a multi-line text has a formatting toolbar. */
  context?: MarkupContext;
  /** Whether the text is a URL. Phones then show a URL keyboard, and spell checking is off. */
  isAddress?: boolean;
  prefix?: ReactNode;
  tidied?: (text: string) => string;
}

/**
 * One text of the draft, with its counter and its problem. Typing in this text does not rerender the other texts of the
 * draft.
 */
export function DraftText({
  path,
  label,
  description,
  placeholder,
  rows,
  context,
  isAddress = false,
  prefix,
  tidied,
}: DraftTextProps) {
  const [text, change] = useDraftText(path);
  const [isTyping, setTyping] = useState(false);
  const { counter, problem } = checkText(path, text);
  // While the user types, an incomplete URL is not an error, but text that is too long is.
  const isShown = problem && (!isTyping || problem.kind === 'tooLong');
  const typing = usePaintedFirst(text, (typed) => {
    setTyping(true);
    change(typed);
  });
  const shared = {
    ...typing,
    label,
    description,
    placeholder,
    errorMessage: isShown ? messageProblemText(problem) : undefined,
    onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      flushPendingText();
      setTyping(false);
      const tidy = tidied?.(value) ?? value;
      if (tidy !== value) change(tidy);
    },
  };
  return (
    <div className={css.root}>
      {rows === undefined ? (
        <TextField
          {...shared}
          data-path={path}
          prefix={prefix}
          autoComplete="off"
          {...(isAddress && { inputMode: 'url', spellCheck: 'false' })}
        />
      ) : (
        // On each key press, Chrome's autofill scans the field's form, or the whole page if the field has no form. Only
        // multi-line texts get a form: a single-line input in a form would change what Enter does on phones.
        <form>
          <TextArea
            {...shared}
            data-path={path}
            rows={rows}
            tools={context && <TextTools {...{ path, label, context }} control={typing.inputRef} />}
          />
        </form>
      )}
      {counter && <Counter label={label} counter={counter} />}
    </div>
  );
}
