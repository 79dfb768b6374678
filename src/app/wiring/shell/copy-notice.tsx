import { createActor, fromPromise } from 'xstate';
import {
  copyNoticeMachine,
  CopyNoticeContext,
} from '#machines/shell/copy-notice/copy-notice.machine';
import type { StartCopy } from '#screens/site/docs/docs-tools';
import { writeText } from '#services/browser/clipboard';
import type { ReactNode } from 'react';

export const copyNoticeLogic = copyNoticeMachine.provide({
  actors: { write: fromPromise(({ input }) => writeText(input)) },
});

/** Runs the machine of a copy button without React. Static pages load this code on the first click. */
export const startCopy: StartCopy = (onChange) => {
  const actor = createActor(copyNoticeLogic);
  actor.subscribe(({ value }) => onChange(value));
  actor.start();
  return { copy: (text) => actor.send({ type: 'copy', text }), stop: () => actor.stop() };
};

export function Copying({ children }: { children: ReactNode }) {
  return (
    <CopyNoticeContext.Provider logic={copyNoticeLogic}>{children}</CopyNoticeContext.Provider>
  );
}
