import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { frameThemes } from './look/frame-theme.ts';
import { globalsTold, lookIn, themeOf } from './look/look.ts';
import { LookTools, WorldTools } from './look/tools.ts';
import { PATH_CHANGED, PATH_PARAMETER } from './sandbox/open-path.ts';

const first = themeOf({ theme: 'system' });
document.documentElement.dataset['theme'] = first;
addons.setConfig({
  theme: frameThemes[first],
  // The sandbox is the app, which wants the room.
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (storyId?.startsWith('sandbox--') ? false : usual),
  },
});

addons.register('sorella/look', (api) => {
  let look = lookIn({});
  let painted = first;
  const paint = () => {
    const theme = themeOf(look);
    // Painting anew works out every style of the frame.
    if (theme === painted) return;
    painted = theme;
    document.documentElement.dataset['theme'] = theme;
    api.setOptions({ theme: frameThemes[theme] });
  };
  const hear = (told: unknown) => {
    look = lookIn(globalsTold(told));
    paint();
  };
  api.on(SET_GLOBALS, hear);
  api.on(GLOBALS_UPDATED, hear);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  api.on(PATH_CHANGED, (path: unknown) => {
    if (typeof path === 'string') api.applyQueryParams({ [PATH_PARAMETER]: path }, { replace: true });
  });
  addons.add('sorella/look/tools', {
    type: types.TOOL,
    title: 'Look',
    match: ({ tabId }) => !tabId,
    render: LookTools,
  });
  addons.add('sorella/look/world', {
    type: types.TOOL,
    title: 'World',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: WorldTools,
  });
});

// Storybook ends the title of every page with its own name and says so in no setting.
const ownTitle = () => {
  const title = document.title.replace(/Storybook$/, 'Sorella');
  if (title !== document.title) document.title = title;
};
new MutationObserver(ownTitle).observe(document.head, { childList: true, subtree: true });
ownTitle();
