import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import type { Panel } from '#domain/permissions/panels';
import { visitor, type Editor } from '#domain/permissions/roles';
import preview from '../../../../.storybook/preview';
import { editAt, ownServer, StoryPage } from './story-page.fixture';
import { loadRest } from './load-rest';
import { RightsNews } from './parts/RightsNews';

const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Rights',
});

const server = { ...ownServer, role: 'Member' } as const;

function holder(...allowedPanels: Panel[]): Editor {
  const given = { serverId: server.id, serverName: server.name, role: 'support', allowedPanels };
  return { ...visitor, serverPermissions: [given] };
}

function News({ before, after: editor }: Record<'before' | 'after', Editor>) {
  const [known, setKnown] = useState(before);
  const dismiss = () => setKnown(editor);
  return <RightsNews server={server} before={known} after={editor} onDismiss={dismiss} />;
}

const after = (before: Editor, editor: Editor) => ({
  server,
  editor,
  rightsNews: <News before={before} after={editor} />,
});

export const PanelTaken = meta.story({
  render: () => (
    <StoryPage
      {...after(holder('points', 'embeds'), holder('embeds'))}
      tab="points"
      edit={editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 4321 } })}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Your access to Resell Heaven has changedYou can no longer open Points.',
    );
    await expect(screen.getByText("You don't have access to this panel")).toBeVisible();
    // The user has lost the right to save, but the draft must be kept.
    await waitFor(() => expect(screen.getByText(/^1 unsaved change ·/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const PanelGiven = meta.story({
  render: () => (
    <StoryPage
      {...after(holder('points'), holder('points', 'roles', 'embeds'))}
      tab="points"
      edit={editAt({ ready: 'clean' })}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('You can now open Roles and Embeds.');
  },
});

export const PanelsSwapped = meta.story({
  render: () => (
    <StoryPage
      {...after(holder('points'), holder('embeds'))}
      tab="embeds"
      edit={editAt({ ready: 'clean' })}
    />
  ),
});

const onStop = fn();

export const ViewedAsAnEditor = meta.story({
  render: () => (
    <StoryPage
      server={server}
      editor={holder('points')}
      viewedAs={{ name: 'Priya Raman', onStop }}
      edit={editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 4321 } })}
    />
  ),
  play: async () => {
    const stop = screen.getByRole('button', { name: 'Stop viewing' });
    await expect(stop).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(screen.getByText('Viewing only: nothing is saved')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

export const ViewedAsEditorWithoutPanels = meta.story({
  render: () => (
    <StoryPage
      server={server}
      editor={holder()}
      viewedAs={{ name: 'A name that is far too long for a bar on a phone, and goes on', onStop }}
      edit={editAt({ ready: 'clean' })}
    />
  ),
});
