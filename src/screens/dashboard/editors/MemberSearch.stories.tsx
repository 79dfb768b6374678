import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import {
  alreadyEditorText,
  chosenMemberText,
  memberSearchTexts,
  nobodyFoundText,
} from '#content/messages/dashboard/member-search';
import type { GuildMember, SearchError } from '#domain/team/guild-member';
import { loadRest } from '../settings/load-rest';
import { EditorsStory, memberAt, priya } from './editors-story.fixture';
import { searchAt } from './member-search-story.fixture';
import { MemberSearch } from './MemberSearch';

/** The search for a new editor by name, in each state. No requests are sent. */
const meta = preview.meta({
  beforeEach: async () => {
    await loadRest();
  },
  title: 'Screens/Server settings/Editors/Find a member',
  component: MemberSearch,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const still = (search: ReturnType<typeof searchAt>) => ({
  render: () => <EditorsStory member={memberAt('editing')} search={search} />,
});

const member = (id: string, facts: Partial<GuildMember>): GuildMember => ({
  id,
  username: 'jonah_w',
  globalName: null,
  nickname: null,
  picture: 'data:,',
  ...facts,
});
const found = [
  member('447301958220111872', { globalName: 'Jonah Whitfield', nickname: 'Jonah (giveaways)' }),
  member('447301958220111873', {
    username: 'jo.von.der.heide.und.zu.hohenstein',
    nickname: 'Joachim von der Heide und zu Hoh',
  }),
  member(priya.discordId ?? '', { username: 'jo.priya', globalName: 'Priya Raman' }),
];

const box = () => screen.getByRole('combobox', { name: memberSearchTexts.label });

/** An open list hides the form from screen readers, so a story ends with a closed one. Escape keeps the text. */
const close = async (typed: string) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(box()).toHaveValue(typed);
};

export const Empty = meta.story({
  ...still(searchAt('shown', { typed: '' })),
  play: async () => {
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(memberSearchTexts.empty);
    await close('');
  },
});

export const Searching = meta.story({
  ...still(searchAt('loading', { typed: 'jo' })),
  play: async () => {
    await userEvent.click(box());
    await screen.findByText(memberSearchTexts.searching);
    await close('jo');
  },
});

export const NobodyFound = meta.story({
  ...still(searchAt('shown', { typed: 'xy' })),
  play: async () => {
    await userEvent.click(box());
    await screen.findByText(nobodyFoundText('xy'));
    await close('xy');
  },
});

export const Found = meta.story({
  ...still(searchAt('shown', { typed: 'jo', found })),
  play: async () => {
    await userEvent.click(box());
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Jonah (giveaways)jonah_w'),
      expect.stringContaining('Joachim'),
      expect.stringContaining(memberSearchTexts.isEditor),
    ]);
    await close('jo');
  },
});

export const Chosen = meta.story({
  ...still(searchAt('shown', { typed: 'jo', found })),
  play: async ({ step }) => {
    await step('by keyboard', async () => {
      await waitFor(() => expect(box()).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Enter}');
    });
    await step('the form has the names and the id, and the access is next', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Support' })).toHaveFocus());
      await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Jonah Whitfield');
      await expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue(
        'Jonah (giveaways)',
      );
      await expect(screen.getByRole('textbox', { name: /Discord ID/ })).toHaveValue(
        '447301958220111872',
      );
      await expect(box()).toHaveValue('');
      await screen.findByText(chosenMemberText('Jonah Whitfield'));
    });
    await step('a preset sets the panels', async () => {
      await userEvent.keyboard('{Enter}');
      const panels = ['Advanced', 'Points', 'Embeds'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed'),
      );
      await expect(panels).toEqual(['false', 'true', 'true']);
    });
  },
});

export const AlreadyEditor = meta.story({
  ...still(searchAt('shown', { typed: 'jo', found })),
  play: async () => {
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('option', { name: /Priya/ }));
    await screen.findByText(alreadyEditorText('Priya Raman'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(box()).toHaveValue('jo');
  },
});

const failed = (kind: SearchError['kind']) => ({
  ...still(searchAt({ failed: kind }, { typed: 'jo' })),
  play: async () => {
    await screen.findByText(memberSearchTexts.notFound[kind]);
    await expect(box()).toHaveValue('jo');
    await expect(screen.getByRole('textbox', { name: /Discord ID/ })).toBeEnabled();
  },
});

export const SignedOut = meta.story(failed('signInRequired'));
export const NotAllowed = meta.story(failed('notAllowed'));
export const NotListed = meta.story(failed('notListed'));
export const RateLimited = meta.story(failed('rateLimited'));
export const Unreachable = meta.story(failed('unreachable'));
