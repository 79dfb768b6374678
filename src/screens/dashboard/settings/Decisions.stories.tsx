import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { configMessages, settingsMessages } from '#content/messages/dashboard/config';
import { healthName, panelNames } from '#content/panels';
import type { ConfigPatch } from '#domain/bot-config/config';
import { panels } from '#domain/permissions/panels';
import { viewerOf } from '#domain/session/profile';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import preview from '../../../../.storybook/preview';
import {
  askedKeys,
  personas,
  said,
  type AskedKey,
  type Persona,
} from '../../../../tests/permissions/decisions';
import { editorOf, serverRole } from '../../../../tests/permissions/persona';
import { storySession } from '../../shell/story-frame';
import { useObstacleText } from './parts/SaveButton';
import type { Who } from './parts/use-saving';
import { editAt, ownServer, saveAt, StoryPage } from './story-page.fixture';
import { loadRest } from './load-rest';

const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Decisions',
  // These stories do not run axe, because they render the screen many times. Other stories check the screen with axe.
  parameters: { a11y: { test: 'off' } },
});

const serverOf = (persona: Persona) => ({ ...ownServer, role: serverRole(persona) });

const told = (persona: Persona) => JSON.stringify([serverRole(persona), editorOf(persona)]);
/** Groups of personas with the same rights. The dashboard shows each group the same. */
const groups = [...new Set(personas.map(told))].map((key) =>
  personas.filter((persona) => told(persona) === key),
);

function Dashboards() {
  const [index, setIndex] = useState(0);
  const [persona] = groups[index] ?? [];
  if (!persona) return null;
  const shut = panels.find((panel) => !persona.opens.includes(panel));
  return (
    <>
      <button onClick={() => setIndex(index + 1)}>Next persona</button>
      <StoryPage
        key={index}
        server={serverOf(persona)}
        editor={editorOf(persona)}
        edit={editAt({ ready: 'clean' })}
        tab={persona.opens.includes('api') ? 'api' : (shut ?? 'editors')}
      />
    </>
  );
}

/** Each persona must see the tabs and API settings that the permission table lists. */
export const Tabs = meta.story({
  render: () => <Dashboards />,
  play: async () => {
    for (const group of groups) {
      const menu = screen.getByRole('navigation', { name: 'Settings' });
      const tabs = within(menu)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((name) => !name.startsWith(healthName));
      for (const { name, opens, editsApi } of group) {
        await expect([name, tabs]).toEqual([name, opens.map((panel) => panelNames[panel])]);
        const isApiOpen = opens.includes('api');
        await expect([name, screen.queryByLabelText('Whop API Key') !== null]).toEqual([
          name,
          isApiOpen && editsApi,
        ]);
        const wall = isApiOpen ? settingsMessages.apiOwnersOnly : settingsMessages.noAccess;
        const isClosed = isApiOpen ? !editsApi : opens.length < panels.length;
        await expect([name, screen.queryByText(wall) !== null]).toEqual([name, isClosed]);
      }
      await userEvent.click(screen.getByRole('button', { name: 'Next persona' }));
    }
  },
});

/** An edited value for each setting, different from the stored one. */
const edits: Record<AskedKey, ConfigPatch> = {
  webhookSuccessName: { webhookSuccessName: 'Somebody' },
  WhopAPIKey: { WhopAPIKey: 'a-new-key' },
  whopBotMasterRoleID: { whopBotMasterRoleID: '300000000000000009' },
  roleId: { roleId: '300000000000000009' },
  logsChannel: { logsChannel: '300000000000000009' },
  SuccessPoints: { SuccessPoints: 4321 },
  commands: { commands: { poll: { textInput: 'Who comes?' } } },
  EmbedColor: { EmbedColor: '#123456' },
};

const texts = {
  modify: configMessages.notAllowedToModify,
  save: configMessages.notAllowedToSave,
  api: configMessages.notAllowedToEditApi,
  saved: '',
};

const rowName = (persona: Persona, key: AskedKey) => `${persona.name}, ${key}`;

function Reason({ id, who }: { id: string; who: Who }) {
  return (
    <p role="status" id={id}>
      {useObstacleText(who)}
    </p>
  );
}

/** For each edited setting, each persona must see the save error that the permission table lists. */
export const Saves = meta.story({
  render: () => (
    <table>
      <tbody>
        {personas.flatMap((persona) =>
          askedKeys.map((key) => (
            <tr key={rowName(persona, key)}>
              <th scope="row">{rowName(persona, key)}</th>
              <td aria-label="Said beside Save">
                <ConfigEditContext.Provider
                  options={{
                    input: { userId: null, serverId: ownServer.id },
                    snapshot: editAt({ ready: 'dirty' }, { draft: edits[key] }),
                  }}
                >
                  <ConfigSaveContext.Provider options={{ snapshot: saveAt('idle') }}>
                    <Reason
                      id={rowName(persona, key)}
                      who={{
                        server: serverOf(persona),
                        editor: editorOf(persona),
                        viewer: viewerOf(storySession),
                      }}
                    />
                  </ConfigSaveContext.Provider>
                </ConfigEditContext.Provider>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('status').map(({ id, textContent }) => [id, textContent]);
    const expected = personas.flatMap((persona) =>
      askedKeys.map((key) => {
        const answer = said(persona, key);
        return [rowName(persona, key), answer === null ? null : texts[answer]];
      }),
    );
    const wrong = rows.filter((row, index) => row.join() !== expected[index]?.join());
    await expect(wrong).toEqual([]);
    await expect(rows).toHaveLength(expected.length);
  },
});
