import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // React's development build: it alone has `act`, by which Storybook waits for what an action draws, it alone
      // measures for a Profiler, and it writes its warnings to the console, where they fail the story.
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    }),
});
