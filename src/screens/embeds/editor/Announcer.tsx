import { createContext, type ReactNode, use, useState } from 'react';
import { visuallyHidden } from '../../_shell/visually-hidden.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something to screen readers, politely: what moved, what was undone, that a text nears its limit. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}

/** The one live region of the editor. Speaking draws nothing else anew. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const [announce] = useState(
    () => (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <p role="status" className={visuallyHidden}>
        {/* A new element, so that the same words are read out again. */}
        <span key={said.turn}>{said.text}</span>
      </p>
    </AnnounceContext>
  );
}
