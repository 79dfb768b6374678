import { renderHtml, type RenderedHtml } from '../boot/render-html';
import type { StoreData } from '../pages/market/given-store';
import { ServedPage } from './ServedPage';

/** Renders the store page at a path, with the same data that is sent to the browser. */
export function renderStore(pathname: string, data: StoreData): Promise<RenderedHtml> {
  return renderHtml(<ServedPage pathname={pathname} data={data} />);
}
