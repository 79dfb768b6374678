import { createContext, use, useEffect, useRef } from 'react';

export interface Unsaved {
  /** Returns one text for each change that would be lost. Returns an empty list if there is none. */
  lines: () => readonly string[];
  giveUp: () => void;
}

type Register = (part: Unsaved) => () => void;

export const UnsavedContext = createContext<Register>(() => () => {});

/**
 * Registers a part of the dialog. If the part has unsaved changes, the dialog asks the user before it closes. `part`
 * must be the same object in every render.
 */
export function useUnsaved(part: Unsaved): void {
  const register = use(UnsavedContext);
  useEffect(() => register(part), [register, part]);
}

/** Returns the registered parts. The dialog checks them before it closes. */
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
