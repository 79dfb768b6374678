import { Bell, Hash, Shield, Sparkles } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

const meta = preview.meta({ title: 'Components/Tabs', component: Tabs, args: { children: null } });

export const InARow = meta.story({
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Embed editor">
        <Tab id="content">Content</Tab>
        <Tab id="fields">Fields</Tab>
        <Tab id="images" isDisabled>
          Images
        </Tab>
        <Tab id="json">JSON</Tab>
      </TabList>
      <TabPanel id="content">The text above the embed.</TabPanel>
      <TabPanel id="fields">Up to 25 fields.</TabPanel>
      <TabPanel id="images">Pictures.</TabPanel>
      <TabPanel id="json">The message as Discord receives it.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('is a single tab stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'Content' })).toHaveFocus();
    });
    await step('selects with the arrow keys, skips a disabled tab and wraps around', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'JSON' })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: 'JSON' })).toHaveTextContent(
        'The message as Discord receives it.',
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Content' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('moves into the panel with Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Content' })).toHaveFocus();
    });
  },
});

export const InAColumn = meta.story({
  args: { orientation: 'vertical', defaultSelectedKey: 'roles' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Settings">
        <Tab id="advanced" icon={<Sparkles />}>
          Advanced
        </Tab>
        <Tab id="roles" icon={<Shield />}>
          Roles
        </Tab>
        <Tab id="channels" icon={<Hash />}>
          Channels
        </Tab>
        <Tab id="alerts" icon={<Bell />}>
          Alerts
        </Tab>
      </TabList>
      <TabPanel id="advanced">Advanced settings.</TabPanel>
      <TabPanel id="roles">Who may do what.</TabPanel>
      <TabPanel id="channels">Where the bot speaks.</TabPanel>
      <TabPanel id="alerts">What it tells you.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Roles' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tabpanel', { name: 'Channels' })).toHaveTextContent(
      'Where the bot speaks.',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Advanced' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

const many = Array.from({ length: 14 }, (_, index) => `Server ${index + 1}`);

export const MoreThanFit = meta.story({
  args: { defaultSelectedKey: 'Server 14' },
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Servers">
        {many.map((name) => (
          <Tab key={name} id={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {many.map((name) => (
        <TabPanel key={name} id={name}>
          {name}
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{End}');
    const last = canvas.getByRole('tab', { name: 'Server 14' });
    const list = canvas.getByRole('tablist', { name: 'Servers' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        Math.ceil(list.getBoundingClientRect().right),
      ),
    );
  },
});
