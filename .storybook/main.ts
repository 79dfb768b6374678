import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type InlineConfig } from 'vite';

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
  // `storybook build --test` leaves out the tables of props, which take half the CPU time of a build, and nothing else.
  build: {
    test: {
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableTreeShaking: false,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(withoutOwnLoading(config), {
      // Storybook's `act` and the Profiler need React's development build. This build also logs warnings to the
      // console, and a story fails if it causes a warning.
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
      // Only the team loads this build, from a near server, so it needs neither small files nor preloading.
      build: { minify: false, modulePreload: { resolveDependencies: () => [] } },
    }),
});

/** Leaves out a plugin of the site, which needs the site's absolute paths. Storybook's paths are relative. */
function withoutOwnLoading(config: InlineConfig): InlineConfig {
  const plugins = config.plugins?.filter(
    (plugin) => (Object(plugin) as { name?: string }).name !== 'own-loading',
  );
  return { ...config, plugins };
}
