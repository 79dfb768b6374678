import type { RefObject } from 'react';
import { SendOutcome } from './SendOutcome';
import { SendError } from './SendError';

export interface SendAnswersProps {
  onShow: (path: string) => void;
  onDelete: () => void;
  /** Receives the focus if the focused element is unmounted. */
  fallback: RefObject<HTMLElement | null>;
}

export function SendAnswers({ onShow, onDelete, fallback }: SendAnswersProps) {
  return (
    <>
      <SendError onShow={onShow} fallback={fallback} />
      <SendOutcome onDelete={onDelete} fallback={fallback} />
    </>
  );
}
