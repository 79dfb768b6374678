import { encodeSession } from '../console/link';
import { consoleIdOf, SESSION_PARAMETER } from '../console/manager-address';
import type { Place, Row, Section } from './row';
import * as embed from './embed-rows';
import * as server from './server-rows';
import * as account from './account-rows';
import * as session from './session-rows';
import * as store from './store-rows';
import * as team from './team-rows';
import * as verification from './verification-rows';

const messages = (name: string) => `content/messages/${name}.ts`;

/** The error catalogue: the messages that report an error or a result to a user, by area. */
export const sections: readonly Section[] = [
  {
    area: 'Session and sign-in',
    home: messages('session/session'),
    rows: { ...session.session, ...session.sessionWithValues },
  },
  { area: 'Seller accounts', home: messages('session/account'), rows: account.accounts },
  { area: 'Seller accounts', home: messages('session/account'), rows: account.accountNotices },
  {
    area: 'Verification',
    home: messages('session/verification'),
    rows: {
      ...verification.verifying,
      ...verification.verificationFirst,
      ...verification.verificationErrors,
    },
  },
  {
    area: 'Servers',
    home: messages('dashboard/servers'),
    rows: { ...server.serverNotices, ...server.serverErrors },
  },
  {
    area: 'Opening a dashboard',
    home: messages('dashboard/dashboard-opening'),
    rows: server.opening,
  },
  {
    area: 'Settings',
    home: messages('dashboard/config'),
    rows: { ...server.saving, ...server.savingWithValues, ...server.conflicts, ...server.loading },
  },
  { area: 'Team', home: messages('dashboard/team'), rows: team.teams },
  { area: 'Admin panel', home: messages('admin/admin'), rows: team.managing },
  {
    area: 'Embed designer',
    home: messages('designer/embeds'),
    rows: { ...embed.sending, ...embed.deliveries },
  },
  { area: 'Embed designer', home: messages('designer/embed-send'), rows: embed.countdown },
  {
    area: 'Stores',
    home: messages('market/seller'),
    rows: { ...store.stores, ...store.storeDeletion },
  },
  { area: 'Stores', home: messages('market/store-design'), rows: store.designs },
  { area: 'Stores', home: messages('market/memberships'), rows: store.memberships },
  { area: 'Stores', home: messages('market/store-members'), rows: store.members },
  { area: 'Stores', home: messages('market/payments'), rows: store.payments },
  { area: 'Stores', home: messages('market/overview'), rows: store.figures },
  { area: 'Stores', home: messages('market/marketplace'), rows: store.marketplace },
  { area: 'Documentation', home: messages('site/docs'), rows: store.docs },
];

/** A message with its area. */
export interface Entry extends Row {
  area: string;
  home: string;
  text: string;
}

/** Every message of the catalogue. */
export const entries: readonly Entry[] = sections.flatMap(({ area, home, rows }) =>
  Object.entries(rows).map(([text, row]) => ({ ...row, area, home, text })),
);

/** Returns the Storybook id of the story that shows a message. */
export function storyIdOf(place: Place): string {
  return 'story' in place ? place.story : consoleIdOf(place.machine);
}

/** Returns the query string of the Storybook URL that shows a message. */
export function addressOf(place: Place): string {
  const path = `?path=/story/${storyIdOf(place)}`;
  if ('story' in place) return path;
  return `${path}&${SESSION_PARAMETER}=${sessionTextOf(place)}`;
}

/** Returns the steps in a machine's console that lead to a message, as in the URL of the console. */
export function sessionTextOf(place: Exclude<Place, { story: string }>): string {
  return encodeSession(machineIdOf(place.machine), place);
}

/** Converts the name of a machine's folder to the id of the machine. */
function machineIdOf(folder: string): string {
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns the messages that a story must show. Messages that appear in a console are not included, because they appear
 * only after some steps in that console.
 */
export function textsOfStory(id: string): string[] {
  return entries
    .filter(({ place }) => 'story' in place && place.story === id)
    .map(({ text }) => text);
}
