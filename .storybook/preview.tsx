// First: modules of the app may read the clock when they are loaded.
import { startClock } from './clock';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure, expect } from 'storybook/test';
import consoleErrors from './console-errors';
import '@fontsource-variable/inter';
import '../src/theme/reset.css';
import '../src/theme/theme.css';
import { hideCommandMenuFrame } from '#components/CommandMenu/command-menu-frame';
import { pictureHandlers } from '../src/mocks/dashboard/pictures.handlers';
import {
  initialGlobals,
  PlayedContext,
  ToolbarContext,
  toolbarQuery,
} from './review/toolbar-globals';
import { ReviewPage } from './review/ReviewPage';
import { storybookTheme } from './review/storybook-theme';
import { viewports } from './review/viewports';
import './docs/stage.css';

document.documentElement.dataset['font'] = 'inter';

/** In ms. The default of one second is too short for a busy machine. */
const PATIENCE = 60_000;

configure({
  asyncUtilTimeout: PATIENCE,
  // By default, Testing Library appends the HTML of the whole page to the message.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// The matcher of jest-dom looks once. An element of a dialog or a popover that has just opened can still be transparent
// then, on a machine that draws no frame for a while.
expect.extend({
  async toBeVisible(element: Element) {
    const isVisible = () =>
      element.isConnected &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const end = performance.now() + PATIENCE;
    // `isNot` is undefined, not false, without `.not`.
    while (isVisible() === Boolean(this.isNot) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return {
      pass: isVisible(),
      message: () =>
        `${element.tagName} "${element.textContent}" is ${this.isNot ? '' : 'not '}visible`,
    };
  },
});

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    consoleErrors(),
    addonMsw(async () => {
      // The only requests that stories send to other sites are for these pictures.
      const worker = setupWorker(...pictureHandlers());
      await worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      });
      return worker;
    }),
  ],
  beforeEach: () => {
    startClock();
    // All stories run on the same page. The frame of the command menu is outside the React tree, so it must be removed
    // between stories.
    return hideCommandMenuFrame;
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // axe would also check the elements to which React Aria's announcer refers by id, but these elements may have
      // been removed since the announcement.
      context: { exclude: ['[data-live-announcer]'] },
      // Without this option, axe collects the elements of passed rules, which took an eighth of the run time of the
      // stories.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'padded',
    docs: { page: ReviewPage, theme: storybookTheme },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Type', 'Icons', 'Spacing', 'Motion', 'Illustration', 'Voice'],
          'Components',
          'Patterns',
          ['Choosing a pattern'],
          'Screens',
          'Flows',
          'Machines',
          ['Overview'],
          'Project',
          ['Map'],
        ],
        method: 'alphabetical',
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Color scheme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals,
  decorators: [
    (Story, context) => {
      const { globals } = context;
      const isPlayed = 'playFunction' in context && context.playFunction !== undefined;
      document.documentElement.dataset['theme'] = String(globals['theme']);
      return (
        <PlayedContext value={isPlayed}>
          <ToolbarContext value={toolbarQuery(globals)}>
            <Story />
          </ToolbarContext>
        </PlayedContext>
      );
    },
  ],
});
