import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StaffOnline, type StaffOnlineProps } from './StaffOnline';
import { storyStaff } from './staff-story.fixture';

const args: StaffOnlineProps = { presence: { kind: 'shown', staff: storyStaff, viewing: 17 } };

const meta = preview.meta({
  title: 'Patterns/Staff online',
  component: StaffOnline,
  args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '272px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Joining = meta.story({ args: { presence: { kind: 'loading' } } });
export const Lost = meta.story({ args: { presence: { kind: 'unreachable' } } });
export const SomeOfThem = meta.story();

export const NobodyOnline = meta.story({
  args: { presence: { kind: 'shown', staff: [], viewing: 12 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: '0 Staff Member(s) Online · 12 viewing' }),
    );
    await expect(canvas.getByText(/No staff are online/)).toBeVisible();
  },
});

export const Expanded = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const summary = canvas.getByRole('button', { name: '4 Staff Member(s) Online · 17 viewing' });
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(summary).toHaveAttribute('aria-expanded', 'true');
    });
    const list = screen.getByRole('list', { name: 'Staff online' });
    await expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'A夜Amara 夜Bots and relays',
      'JLJonas Lindqvist-Abernathy von und zu HohensteinSuccess channel and weekend giveaways coordinator',
      'PRPriya RamanHead of support',
      'THtheoadmin',
    ]);
  },
});

export const MoreThanFit = meta.story({
  args: {
    presence: {
      kind: 'shown',
      staff: Array.from({ length: 30 }, (_, at) => ({
        id: `${at}`,
        name: `Member ${at + 1}`,
        role: 'Support',
        nameColor: '#9b87f5',
        avatar: null,
      })),
      viewing: 30,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^30 Staff/ }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('group', { name: 'Staff' })).toHaveFocus();
  },
});
