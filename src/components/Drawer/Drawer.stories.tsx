import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { Link } from '#components/Link/Link';
import { Drawer } from './Drawer';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    title: 'Navigation',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <nav aria-label="Main">
        <ul>
          {['Documentation', 'Features', 'Embed Designer'].map((name) => (
            <li key={name}>
              <Link href="/" tone="quiet">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const FromTheLeft = meta.story({
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getBoundingClientRect().height).toBeGreaterThan(innerHeight - 2);
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const FromTheRight = meta.story({
  args: {
    side: 'right',
    title: 'Unsaved changes',
    description: 'Nothing is kept until you save.',
    children: <p>Success points: 10 → 25</p>,
    footer: <Button>Save</Button>,
  },
});

export const Wide = meta.story({
  args: {
    side: 'right',
    size: 'wide',
    title: 'History',
    description: 'Who changed what.',
    children: <p>Success points: 10 → 25</p>,
  },
});
