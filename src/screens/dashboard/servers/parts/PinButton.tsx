import { isolated } from '#domain/names';
import { Pin } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import type { Server } from '#domain/servers/server';
import type { Pins } from './pins';
import * as css from './PinButton.css';

export interface PinButtonProps extends Pins {
  server: Pick<Server, 'id' | 'name'>;
}

/**
 * Pins a server, which moves it to the top of the list. The accessible name does not change; `aria-pressed` indicates
 * whether the server is pinned.
 */
export function PinButton({ server: { id, name }, pinned, toggle }: PinButtonProps) {
  const isPinned = pinned.includes(id);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // When the pin changes, the row moves in the document and its button loses the focus, so focus the button again.
    button.current?.focus();
  }, [isPinned]);
  const press = () => {
    wasPressed.current = true;
    toggle(id);
  };
  return (
    <span className={isPinned ? css.pinned : css.unpinned}>
      <IconButton
        ref={button}
        size="compact"
        label={`Pin ${isolated(name)}`}
        aria-pressed={isPinned}
        icon={<Pin fill={isPinned ? 'currentColor' : 'none'} />}
        onPress={press}
      />
    </span>
  );
}
