import { addons } from 'storybook/manager-api';
import { storybookTheme } from './review/storybook-theme';

addons.setConfig({ theme: storybookTheme });
