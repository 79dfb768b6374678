import { parseJson } from '../json';

/** The id of the element to which the server adds its data (`src/app/server/document.ts`). */
export const PAGE_DATA_ID = 'page-data';

/** Returns the data that the server has added to the page's HTML, not validated; null if there is none. */
export function readPageData(): unknown {
  return parseJson(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
}
