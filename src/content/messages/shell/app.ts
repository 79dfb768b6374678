import { updatedText } from './island';

/** Texts that can appear on every page: for missing pages, for pages that stopped working, and for demo mode. */
export const appMessages = {
  notFoundCode: '404',
  notFound: 'Oops! Page not found',
  notFoundHelp: 'The link may be outdated or mistyped.',
  returnHome: 'Return to Home',
  brokenTitle: 'This page stopped working',
  broken:
    'Something went wrong on our side. Everything you saved is safe, and unsaved changes are kept in this browser.',
  cannotStart: 'Grouped could not start',
  reload: 'Reload the page',
  updatedTitle: 'Grouped was updated',
  updated: updatedText,
  notLoadedTitle: 'This page could not be loaded',
  notLoaded: 'Check your connection and reload the page.',
  partNotLoaded: 'This part of the page could not be loaded. Check your connection and reload.',
  loadingPage: 'Loading page',
  demoNotice: 'Demo mode: everything you see is made up and stays in this browser.',
  demoBlocked:
    'Demo mode needs site data and service workers, and this window blocks them. Open Grouped in another window.',
  demoReset: 'Reset demo data',
  demoResetDone: 'Demo data was reset',
  unreadRows: (count: number) =>
    count === 1
      ? '1 entry could not be read and is not shown'
      : `${count} entries could not be read and are not shown`,
} as const;
