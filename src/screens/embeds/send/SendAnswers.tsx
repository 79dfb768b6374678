import type { RefObject } from 'react';
import { SendOutcome } from './SendOutcome';
import { SendError } from './SendError';

export interface SendAnswersProps {
  /** Leads to a control of the form by its path. */
  onShow: (path: string) => void;
  /** Asks whether the message on Discord is to be deleted. */
  onDelete: () => void;
  /** Where the keyboard goes on from when what it was on is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** What Discord made of what it was asked for. */
export function SendAnswers({ onShow, onDelete, fallback }: SendAnswersProps) {
  return (
    <>
      <SendError onShow={onShow} fallback={fallback} />
      <SendOutcome onDelete={onDelete} fallback={fallback} />
    </>
  );
}
