import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { MarkupContext } from '#domain/markup/contexts';
import type { TextPath } from '#domain/message/edits';
import * as css from './TextTools.css';

export interface TextToolsProps {
  path: TextPath;
  label: string;
  context: MarkupContext;
  control: RefObject<HTMLTextAreaElement | null>;
}

const FormatBar = lazy(async () => ({
  // If loading fails, there are no tools. The user can still type all markup.
  default: await import('./FormatBar').then(
    (module) => module.FormatBar,
    (): ComponentType<TextToolsProps> => () => null,
  ),
}));

/** Loads the tools once the page is idle, or as soon as the text gets the focus. Reserves their height before that. */
export function TextTools(props: TextToolsProps) {
  const { control } = props;
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    const text = control.current;
    const load = () => ask(true);
    text?.addEventListener('focus', load, { once: true });
    const isIdleKnown = 'requestIdleCallback' in globalThis;
    const idle = isIdleKnown ? requestIdleCallback(load, { timeout: LATEST }) : 0;
    const timer = isIdleKnown ? undefined : setTimeout(load, LATEST);
    return () => {
      text?.removeEventListener('focus', load);
      if (isIdleKnown) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, [control]);
  return (
    <div className={css.strip}>
      <Suspense>{isAsked && <FormatBar {...props} />}</Suspense>
    </div>
  );
}

/** The time in ms after which the tools are loaded even if the page is still busy. */
const LATEST = 2_000;
