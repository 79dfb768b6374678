import type { RequestHandler } from 'msw';
import type { MockContext } from '../context';
import { closedHandlers } from './closed';
import { databaseFunctionHandlers } from './database-functions';
import { managedUserHandlers } from './managed-users';
import { settingsHandlers } from './settings';
import { teamHandlers } from './team';
import { teamPageHandler } from './team-page';
import { tableHandlers } from './tables';

/** The database as its Data API offers it: what the app reads and calls, then everything that is not for it. */
export function restHandlers(context: MockContext): RequestHandler[] {
  return [
    ...tableHandlers(context),
    ...settingsHandlers(context),
    ...managedUserHandlers(context),
    ...teamHandlers(context),
    teamPageHandler(context),
    ...databaseFunctionHandlers(context),
    ...closedHandlers(context),
  ];
}
