import { type FocusEvent, type ReactNode, useState } from 'react';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { messageProblemText } from '#content/messages/embeds';
import type { TextPath } from '#domain/message/edits';
import { tellTyped } from '#machines/message-draft/typed-text';
import { Counter } from './Counter';
import * as css from './DraftText.css';
import { checkText } from './text-check';
import { useDraftText } from './use-draft-text';
import { usePaintedFirst } from './use-painted-first';

export interface DraftTextProps {
  /** Which text of the message it is. */
  path: TextPath;
  label: string;
  description?: string;
  placeholder?: string;
  /** The lines an empty one has; a text of one line without it. */
  rows?: number;
  /** An address: other keys on a phone, no spelling. */
  isAddress?: boolean;
  /** Before the text, inside the box. */
  prefix?: ReactNode;
  /** What the text becomes when it is left. */
  tidied?: (text: string) => string;
}

/** One text of the message under edit, with its own counter and what is wrong with it. A key in it draws nothing else. */
export function DraftText({
  path,
  label,
  description,
  placeholder,
  rows,
  isAddress = false,
  prefix,
  tidied,
}: DraftTextProps) {
  const [text, change] = useDraftText(path);
  const [isTyping, setTyping] = useState(false);
  const { counter, problem } = checkText(path, text);
  // Half an address is no mistake yet; what is too long will not get shorter by typing on.
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
      tellTyped();
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
        // At each letter Chrome looks for what it may fill in: in the form of the text, or else in all of the page. A
        // form of one line would change what Enter says and does on a phone.
        <form>
          <TextArea {...shared} data-path={path} rows={rows} />
        </form>
      )}
      {counter && <Counter label={label} counter={counter} />}
    </div>
  );
}
