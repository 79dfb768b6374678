import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import preview from '../../../../.storybook/preview';
import {
  leftOutTexts,
  proposalErrorText,
  proposalMessages,
} from '#content/messages/dashboard/config-proposal';
import { settingsMessages } from '#content/messages/dashboard/config';
import { parseConfigFile } from '#domain/bot-config/config-file';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { partnersFor, strangersIn } from '#domain/bot-config/partners';
import {
  proposable,
  namesFor,
  type Proposal,
  type ProposalError,
} from '#domain/bot-config/proposal';
import { visitor, type Editor } from '#domain/permissions/roles';
import { configProposalMachine } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { nothing } from '#machines/dashboard/config-proposal/config-proposal.setup';
import { channelId } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';
import { cardGuild, guild } from './fields/guild.fixture';
import { ServerSettings } from './ServerSettings';
import { editAt, ownServer, type Picture, stored, StoryPage } from './story-page.fixture';
import { loadRest } from './load-rest';

/** One story for each state of the import of a configuration. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Import',
  component: ServerSettings,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

type Data = SnapshotFrom<typeof configProposalMachine>['context'];

function proposalAt(
  value: StateValueFrom<typeof configProposalMachine>,
  facts: Partial<Data> = {},
) {
  const context: Data = { serverId: ownServer.id, ...nothing, ...facts };
  return configProposalMachine.resolveState({ value, context });
}

const clean = editAt({ ready: 'clean' });
const still = (proposal: Picture['proposal'], picture: Partial<Picture> = {}) => ({
  render: () => <StoryPage edit={clean} {...picture} proposal={proposal} />,
});

const cards = { id: guilds.cardCollectors.id, name: guilds.cardCollectors.name };

/** The values of Card Collectors, with the ids of that server. */
const values: Proposal['values'] = {
  ...proposable(stored, () => true),
  SuccessPoints: 40,
  EmbedColor: '#123456',
  typingPointsChannels: [channelId('general', cards.id)],
  logsChannel: channelId('bot-log', cards.id),
  TicketChannelSend: channelId('open-a-ticket', cards.id),
  SubscriptionCancellationEmbed: {
    description: `Ask in <#${channelId('feedback', cards.id)}> if this was a mistake.`,
  },
};
const only = (keys: readonly (keyof typeof values)[]): Proposal => {
  const some = Object.fromEntries(keys.map((key) => [key, values[key]]));
  return { server: cards, values: some, names: namesFor(some, cardGuild), unknown: [] };
};
const proposal = only([
  'SuccessPoints',
  'EmbedColor',
  'typingPointsChannels',
  'logsChannel',
  'TicketChannelSend',
  'SubscriptionCancellationEmbed',
]);
const readAs = (one: Proposal, resources = guild): Partial<Data> => ({
  proposal: one,
  resources,
  partners: partnersFor(strangersIn(one, ownServer.id), one.names, resources),
});

const file = new File(['{}'], 'card-collectors.json');
const failedFile = (problem: ProposalError) =>
  still(
    proposalAt('choosing', {
      source: { kind: 'file', file },
      problem,
    }),
  );
const failedServer = (problem: ProposalError) =>
  still(
    proposalAt('choosing', {
      choice: 'server',
      servers,
      source: { kind: 'server', server: cards },
      problem,
    }),
  );

const servers: Data['servers'] = {
  ok: true,
  value: [
    { ...ownServer },
    { ...ownServer, ...cards },
    { ...ownServer, id: '771908265431236608', name: guilds.amazonLab.name },
  ],
};
const owner = { userId: 'a', discordId: '218345611802574848' };

async function dialog(name: string) {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

const download = fn();
export const Menu = meta.story({
  ...still(proposalAt('closed'), { onDownload: download }),
  play: async ({ canvas, userEvent, step }) => {
    await step('exports the settings without secrets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: settingsMessages.moreActions }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: proposalMessages.exporting }),
      );
      await expect(download).toHaveBeenCalledOnce();
      const [name, json] = download.mock.lastCall as [string, string];
      await expect(name).toMatch(/^resell-heaven-settings-\d{4}-\d\d-\d\d\.json$/);
      const read = parseConfigFile(json);
      await expect(read.ok && read.value.values.SuccessPoints).toBe(25);
      await expect(json).not.toContain('WhopAPIKey');
    });
    await step('opens the import', async () => {
      await userEvent.click(canvas.getByRole('button', { name: settingsMessages.moreActions }));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: proposalMessages.importing }),
      );
      await dialog(proposalMessages.fileTitle);
    });
  },
});

export const ExportOfSavedSettings = meta.story({
  render: () => <StoryPage edit={editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 30 } })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: settingsMessages.moreActions }));
    await screen.findByRole('menuitem', { name: proposalMessages.exportingSaved });
  },
});

export const Choosing = meta.story(still(proposalAt('choosing')));
export const Reading = meta.story(still(proposalAt('reading', { source: { kind: 'file', file } })));
export const Pasted = meta.story({
  ...still(
    proposalAt('choosing', {
      source: { kind: 'text', text: '{"SuccessPoints": [1]}' },
      problem: { kind: 'damaged', path: 'SuccessPoints' },
    }),
  ),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    const field = form.getByRole('textbox', { name: proposalMessages.pasteLabel });
    await expect(field).toHaveValue('{"SuccessPoints": [1]}');
    await expect(field).toHaveAccessibleDescription(
      /“SuccessPoints” has a value of the wrong type/,
    );
  },
});
export const TooLarge = meta.story(failedFile({ kind: 'tooLarge' }));
export const Unreadable = meta.story(failedFile({ kind: 'unreadable' }));
export const NotUnicode = meta.story(failedFile({ kind: 'notUnicode' }));
export const NotJson = meta.story(failedFile({ kind: 'notJson' }));
export const NotAConfiguration = meta.story(failedFile({ kind: 'notAConfiguration' }));
export const TooNew = meta.story(failedFile({ kind: 'tooNew' }));
export const Damaged = meta.story({
  ...failedFile({ kind: 'damaged', path: 'settings.ShopSupportRoles.1' }),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(
      form.getByText(proposalErrorText({ kind: 'damaged', path: 'settings.ShopSupportRoles.1' })),
    ).toBeVisible();
  },
});

export const Listing = meta.story(still(proposalAt('listing', { choice: 'server', owner })));
export const NotListed = meta.story(
  still(
    proposalAt('choosing', {
      choice: 'server',
      owner,
      servers: { ok: false, error: { kind: 'unavailable' } },
    }),
  ),
);
export const NoOtherServer = meta.story({
  ...still(
    proposalAt('choosing', { choice: 'server', owner, servers: { ok: true, value: [ownServer] } }),
  ),
  play: async () => {
    const form = await dialog(proposalMessages.serverTitle);
    await expect(form.getByText(proposalMessages.noOtherServer)).toBeVisible();
  },
});
export const ChoosingServer = meta.story({
  ...still(proposalAt('choosing', { choice: 'server', owner, servers })),
  play: async ({ userEvent }) => {
    const form = await dialog(proposalMessages.serverTitle);
    const read = form.getByRole('button', { name: 'Read its settings' });
    await expect(read).toBeDisabled();
    const field = form.getByRole('combobox', { name: proposalMessages.serverLabel });
    await userEvent.click(field);
    await userEvent.paste('A server of someone else');
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText(proposalMessages.unknownServer)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste(cards.name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(read).toBeEnabled());
  },
});
export const ServerNotFound = meta.story(failedServer({ kind: 'notFound' }));
export const ServerForbidden = meta.story(failedServer({ kind: 'forbidden' }));
export const SignInAgain = meta.story(failedServer({ kind: 'signInAgain' }));
export const ServerUnreachable = meta.story({
  ...failedServer({ kind: 'unreachable' }),
  play: async () => {
    const form = await dialog(proposalMessages.serverTitle);
    await expect(form.getByText(proposalErrorText({ kind: 'unreachable' }))).toBeVisible();
    await expect(form.getByRole('button', { name: 'Read its settings' })).toBeEnabled();
  },
});

export const Mapping = meta.story({
  ...still(proposalAt('mapping', readAs(proposal))),
  play: async ({ userEvent, step }) => {
    const form = await dialog(proposalMessages.fileTitle);
    const asked = within(form.getByRole('group', { name: proposalMessages.notMatched }));
    await step('asks for the channel that has another name here', async () => {
      const field = await asked.findByRole('combobox', { name: /audit-log/ });
      await expect(field).toHaveAccessibleDescription(/^Used by Bot log/);
      await expect(field).toHaveValue('');
    });
    await step('the others are matched by name', async () => {
      await userEvent.click(form.getByText('Matched by name: 3'));
      const general = await form.findByRole('combobox', { name: /general/ });
      await expect(general).toHaveValue('general');
    });
  },
});
export const MappingOfUnknownServer = meta.story({
  ...still(proposalAt('mapping', readAs(proposal, noGuildResources)), {
    resources: noGuildResources,
  }),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(proposalMessages.namesUnknown)).toBeVisible();
  },
});
export const MappingWithoutRights = meta.story({
  ...still(proposalAt('mapping', readAs(only(['logsChannel']))), {
    server: { ...ownServer, role: 'Member' },
    editor: pointsOnly(),
  }),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(proposalMessages.nothingToMatch)).toBeVisible();
  },
});
export const Lost = meta.story({
  ...still(proposalAt('mapping', { ...readAs(proposal), lost: [channelId('general', cards.id)] })),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    const asked = within(form.getByRole('group', { name: proposalMessages.notMatched }));
    const field = await asked.findByRole('combobox', { name: /general/ });
    await expect(field).toHaveAccessibleDescription(new RegExp(proposalMessages.lost));
  },
});
export const Checking = meta.story(still(proposalAt('checking', readAs(proposal))));

export const Reviewing = meta.story({
  ...still(proposalAt('reviewing', readAs(proposal))),
  play: async ({ canvas, userEvent, step }) => {
    const form = await dialog(proposalMessages.fileTitle);
    const changes = form.getByRole('list', { name: proposalMessages.reviewTitle });
    await step('shows the values before and after, and what is left out', async () => {
      const [embed, ...others] = within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .toReversed();
      await expect(embed).toContain('Ask in');
      await expect(others.join()).toContain('Success points Points25 points40 points');
      await expect(form.getByText(`Bot log. ${leftOutTexts.noPartner}`)).toBeVisible();
    });
    await step('closes the dialog', async () => {
      await userEvent.click(form.getByRole('button', { name: /^Change \d settings$/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(
        canvas.getByRole('button', { name: settingsMessages.moreActions }),
      ).toBeVisible();
    });
  },
});
export const ReviewingUnchecked = meta.story({
  ...still(proposalAt('reviewing', { ...readAs(proposal), isUnchecked: true })),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(proposalMessages.unchecked)).toBeVisible();
  },
});
export const ReviewingNothing = meta.story({
  ...still(
    proposalAt('reviewing', readAs({ ...proposal, values: { SuccessPoints: 25 }, unknown: [] })),
  ),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(proposalMessages.noDifference)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change 0 settings' })).toBeDisabled();
  },
});
export const ReplacesUnsaved = meta.story({
  ...still(proposalAt('reviewing', readAs(proposal)), {
    edit: editAt({ ready: 'dirty' }, { draft: { SuccessPoints: 30 } }),
  }),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(proposalMessages.overUnsaved)).toBeVisible();
  },
});
export const LeftOut = meta.story({
  ...still(
    proposalAt(
      'reviewing',
      readAs({
        ...proposal,
        values: {
          ...proposal.values,
          WhopAPIKey: 'a-key',
          commands: { poll: { question: 'Which day?' } },
          guildId: cards.id,
          WatermarkOpacity: 250,
          typingPoints: 3,
        },
        unknown: ['someday', 'a-key-with-a-name-that-is-longer-than-any-setting-of-the-bot-has-it'],
      }),
    ),
    { server: { ...ownServer, role: 'Member' }, editor: pointsOnly() },
  ),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    const left = form.getByRole('region', { name: proposalMessages.leftOutTitle });
    for (const reason of ['secret', 'command', 'ofServer', 'notAllowed'] as const) {
      await expect(left).toHaveTextContent(leftOutTexts[reason]);
    }
    await expect(left).toHaveTextContent('“someday”');
  },
});
export const Problem = meta.story({
  ...still(proposalAt('reviewing', readAs({ ...proposal, values: { WatermarkOpacity: 250 } }))),
  play: async () => {
    const form = await dialog(proposalMessages.fileTitle);
    await expect(form.getByText(/from 0 to 100/)).toBeVisible();
  },
});

const momentAt = (problem: ProposalError | null) =>
  still(
    proposalAt('choosing', {
      choice: 'moment',
      source: { kind: 'moment', at: '2026-11-03T14:00:00.000Z' },
      problem,
    }),
  );
export const ChoosingMoment = meta.story({
  ...momentAt(null),
  play: async () => {
    const form = await dialog(proposalMessages.momentTitle);
    await expect(form.getByRole('grid')).toBeVisible();
    await expect(form.getByRole('button', { name: proposalMessages.showChanges })).toBeEnabled();
  },
});
export const ReadingMoment = meta.story(
  still(
    proposalAt('reading', {
      choice: 'moment',
      source: { kind: 'moment', at: '2026-11-03T14:00:00.000Z' },
    }),
  ),
);
export const TooEarly = meta.story({
  ...momentAt({ kind: 'tooEarly', since: '2026-11-12T08:30:00.000Z' }),
  play: async () => {
    const form = await dialog(proposalMessages.momentTitle);
    await expect(form.getByText(/^The history begins on November 12, 2026/)).toBeVisible();
  },
});
export const NothingSaved = meta.story(momentAt({ kind: 'tooEarly', since: null }));
export const TooSlow = meta.story(momentAt({ kind: 'tooSlow' }));
export const ReviewingMoment = meta.story({
  ...still(
    proposalAt('reviewing', {
      ...readAs({
        server: { id: ownServer.id, name: '' },
        values: { SuccessPoints: 20, EmbedColor: '#7c5cff' },
        names: { roles: [], channels: [] },
        unknown: [],
      }),
      choice: 'moment',
      source: { kind: 'version', version: 4, savedAt: '2026-11-03T14:00:00.000Z' },
    }),
  ),
  play: async () => {
    const form = await dialog(proposalMessages.momentTitle);
    await expect(form.getByText(/^Settings as saved on November 3, 2026/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change 2 settings' })).toBeEnabled();
  },
});

const whole: Proposal = { server: cards, values, names: namesFor(values, cardGuild), unknown: [] };
const phone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const PhoneMapping = meta.story({
  ...phone,
  ...still(proposalAt('mapping', readAs(whole))),
});
export const PhoneReviewing = meta.story({
  ...phone,
  ...still(proposalAt('reviewing', readAs(whole))),
});
export const Light = meta.story({
  ...still(proposalAt('reviewing', readAs(whole))),
  globals: { theme: 'light' },
});

function pointsOnly(): Editor {
  return {
    ...visitor,
    serverPermissions: [
      {
        serverId: ownServer.id,
        serverName: ownServer.name,
        role: 'support',
        allowedPanels: ['points'],
      },
    ],
  };
}
