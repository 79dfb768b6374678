import {
  type FocusEvent,
  type ReactNode,
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  useLayoutEffect,
} from 'react';
import { TextArea } from '#components/TextArea/TextArea';
import { TextField } from '#components/TextField/TextField';
import { embedEditorMessages } from '#content/messages/designer/embed-editor';
import { messageProblemText } from '#content/messages/designer/embeds';
import type { MarkupContext } from '#domain/markup/contexts';
import type { Counter as Count } from '#domain/message/counters';
import type { TextPath } from '#domain/message/edits';
import {
  flushPendingText,
  hasPendingText,
  setPendingText,
} from '#machines/designer/message-draft/typed-text';
import { useAnnounce } from '../../shell/Announcer';
import { TextTools } from '../format/TextTools';
import * as css from './DraftText.css';
import { checkText, nearnessOf } from './text-check';
import { useDraftText } from './use-draft';

let painted: MessageChannel | null = null;

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

/** Shows the counter and the problem. Typing in this text does not rerender the other texts of the draft. */
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

interface CounterProps {
  label: string;
  counter: Count;
}

/**
 * The length of a text. It is visible when the text comes near its limit. It is announced only when the text comes near
 * the limit or exceeds it, because an announcement for each key press would disturb the user.
 */
function Counter({ label, counter }: CounterProps) {
  const announce = useAnnounce();
  const { count, limit } = counter;
  const nearness = nearnessOf(counter);
  const heard = useRef(nearness);
  const hear = useEffectEvent(() => {
    const { nearLimit, overLimit } = embedEditorMessages.said;
    if (nearness === 'near') announce(nearLimit(label, limit - count));
    if (nearness === 'over') announce(overLimit(label, count - limit));
  });
  useEffect(() => {
    if (heard.current === nearness) return;
    heard.current = nearness;
    hear();
  }, [nearness]);

  if (nearness === 'far') return null;
  return (
    <span aria-hidden className={css.counterAt[nearness]}>
      {embedEditorMessages.counter(count, limit)}
    </span>
  );
}

type Control = HTMLInputElement & HTMLTextAreaElement;

/**
 * Returns the props of an uncontrolled field that shows external state. After the user types, the browser paints the
 * text before `change` is called, so the update of the state does not delay the paint. Before a key press that may use
 * the text, and on blur, `flushPendingText` calls `change` immediately.
 */
function usePaintedFirst(text: string, change: (text: string) => void) {
  const control = useRef<Control>(null);
  const [defaultValue] = useState(text);

  useLayoutEffect(() => {
    const { current } = control;
    // Text that has not been reported yet is newer than the prop, so keep it.
    if (current && !hasPendingText(control) && current.value !== text) current.value = text;
  }, [text]);

  const hold = useEffectEvent((current: Control) => {
    setPendingText(control, () => change(current.value));
  });
  useLayoutEffect(() => {
    const { current } = control;
    const onInput = () => {
      if (!current || hasPendingText(control)) return;
      hold(current);
      reportAfterPaint();
    };
    current?.addEventListener('input', onInput);
    return () => {
      current?.removeEventListener('input', onInput);
      if (hasPendingText(control)) flushPendingText();
    };
  }, []);

  return {
    isUncontrolled: true,
    defaultValue,
    inputRef: control,
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || ctrlKey || metaKey) flushPendingText();
    },
  };
}

/**
 * The callback of an animation frame posts a message, which arrives after the next paint. A timer could fire before it.
 * A hidden page does not paint, so the text is reported immediately there.
 */
function reportAfterPaint() {
  if (document.hidden) return flushPendingText();
  if (!painted) {
    painted = new MessageChannel();
    painted.port1.addEventListener('message', flushPendingText);
    painted.port1.start();
  }
  const { port2 } = painted;
  requestAnimationFrame(() => port2.postMessage(null));
}
