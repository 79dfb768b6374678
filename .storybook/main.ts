import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './catalogue/*.stories.tsx',
    './console/*.stories.tsx',
    './review/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Storybook's `act` and the Profiler need React's development build. This build also logs warnings to the
      // console, and a story fails if it causes a warning.
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    }),
});
