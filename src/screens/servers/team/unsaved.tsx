import { createContext, use, useEffect, useRef } from 'react';

/** A part of the dialog in which something may wait to be saved. */
export interface Unsaved {
  /** What would be lost, a line each; none where nothing would. */
  lines: () => readonly string[];
  /** It is to be lost. */
  giveUp: () => void;
}

type Register = (part: Unsaved) => () => void;

/** Tells a part's dialog what it would lose by closing. */
export const UnsavedContext = createContext<Register>(() => () => {});

/** Has a part asked before its dialog closes. `part` is to stay the same: what it answers from is a flow. */
export function useUnsaved(part: Unsaved): void {
  const register = use(UnsavedContext);
  useEffect(() => register(part), [register, part]);
}

/** The parts of a dialog, to be asked when it closes. */
export function useUnsavedParts() {
  const parts = useRef(new Set<Unsaved>());
  const register = (part: Unsaved) => {
    parts.current.add(part);
    return () => void parts.current.delete(part);
  };
  return {
    register,
    lines: () => [...parts.current].flatMap((part) => part.lines()),
    giveUp: () => parts.current.forEach((part) => part.giveUp()),
  };
}
