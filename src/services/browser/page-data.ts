import { parseJson } from '../json';

/** The server adds the element to the HTML (`src/app/server/document.ts`). */
export const PAGE_DATA_ID = 'page-data';

/** Returns the data that the server added to the page's HTML; null if there is none. The data is not validated. */
export function readPageData(): unknown {
  return parseJson(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
}
