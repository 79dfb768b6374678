import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { keepSessionInAddress, SESSION_PARAMETER } from './console/manager-address';
import { bothThemesAddress, hasBothThemes } from './review/both-themes-address';
import { storybookTheme } from './review/storybook-theme';

addons.setConfig({ theme: storybookTheme });

/**
 * A button that shows the current story in both themes. The button loads a new document, because the page with both
 * themes reads the id of the story from the URL only when it loads.
 */
function BothThemesTool() {
  const { storyId, customQueryParams } = useStorybookState();
  if (!storyId || !hasBothThemes(storyId)) return null;
  // Storybook builds this file with the classic JSX transform, which the rest of the project does not use.
  return createElement(
    Button,
    {
      variant: 'ghost',
      size: 'small',
      padding: 'small',
      ariaLabel: false,
      tooltip: 'Show this story in dark and light, side by side',
      onClick: () =>
        location.assign(bothThemesAddress(storyId, customQueryParams[SESSION_PARAMETER])),
    },
    'Both themes',
  );
}

addons.register('console', (api) => keepSessionInAddress(api, globalThis.window));

const withoutPanel = /^(?:machines-|project-state-console-|flows-error-catalogue--)/;

/** Set while the panel is folded. Storybook keeps the panel's state after a reload, too. */
const FOLDED = 'console.panel-folded';

/** Folds the panel of the addons on the consoles and the catalogue, which need the room, and opens it again after them. */
addons.register('folded-panel', (api) => {
  api.on('currentStoryWasSet', ({ storyId }: { storyId: string }) => {
    const isWanted = withoutPanel.test(storyId);
    if (isWanted === (localStorage.getItem(FOLDED) !== null)) return;
    if (isWanted && !api.getIsPanelShown()) return;
    if (isWanted) localStorage.setItem(FOLDED, storyId);
    else localStorage.removeItem(FOLDED);
    api.togglePanel(!isWanted);
  });
});

addons.register('both-themes', () => {
  addons.add('both-themes/tool', {
    type: types.TOOL,
    title: 'Both themes',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(BothThemesTool),
  });
});
