import { useState } from 'react';
import { CommandMenu } from '#components/CommandMenu/CommandMenu';
import { demoMessages, worldCountText, worldsEmptyText } from '#content/messages/shell/demo';
import { type WorldGroup, worldsFor } from './world-groups';

export interface WorldMenuProps {
  world: string;
  groups: readonly WorldGroup[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onWorldChange: (name: string) => void;
}

/** A menu that finds the worlds of demo mode by their description, and opens the chosen world. */
export function WorldMenu({ world, groups, isOpen, onOpenChange, onWorldChange }: WorldMenuProps) {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setQuery('');
  }
  const found = worldsFor(query, groups);
  const count = found.reduce((sum, { worlds }) => sum + worlds.length, 0);
  return (
    <CommandMenu
      label={demoMessages.worlds}
      placeholder={demoMessages.worldsHint}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      sections={found.map(({ title, worlds }) => ({
        title,
        items: worlds.map(({ name, description }) => ({
          id: name,
          label: description,
          detail: name === world ? `${name} · ${demoMessages.currentWorld}` : name,
        })),
      }))}
      onPick={onWorldChange}
      empty={worldsEmptyText(query)}
      status={count === 0 ? worldsEmptyText(query) : worldCountText(count)}
    />
  );
}
