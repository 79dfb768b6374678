import { parseJson } from '../json';

/** The id of the element that contains the data that the server adds to the page (`src/app/server/document.ts`). */
export const PAGE_DATA_ID = 'page-data';

/** Returns, without validating it, the data that the server added to the page's HTML; null if there is none. */
export function readPageData(): unknown {
  return parseJson(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
}
