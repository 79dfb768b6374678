import { visuallyHidden } from '#theme/visually-hidden.css';

const attribute = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * React Aria hides some elements, such as inputs, with a style attribute, which the content security policy of a static
 * page blocks. Returns the HTML with a class on these elements instead, because they would be visible otherwise.
 */
export function withHiddenClass(html: string): string {
  return html.replaceAll(attribute, ` class="${visuallyHidden}"`);
}
