import { visuallyHidden } from '#theme/visually-hidden.css';

const attribute = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * Returns the HTML of a page with a class on the elements that React Aria hides with a style attribute. The content
 * security policy blocks style attributes in files, so the inputs would be visible.
 */
export function withHiddenClass(html: string): string {
  return html.replaceAll(attribute, ` class="${visuallyHidden}"`);
}
