import { createContext, type ReactNode, use, useState } from 'react';
import { visuallyHidden } from '#theme/visually-hidden.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}

/** The editor's only live region. An announcement does not rerender the children. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const [announce] = useState(
    () => (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <p role="status" className={visuallyHidden}>
        {/* The key remounts the element, so that a repeated text is read again. */}
        <span key={said.turn}>{said.text}</span>
      </p>
    </AnnounceContext>
  );
}
