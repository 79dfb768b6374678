import { visuallyHidden } from '#theme/visually-hidden.css';

const attribute = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * Replaces style attributes in the HTML with a class. React Aria hides some elements, such as inputs, with these
 * attributes. The content security policy of a static page blocks style attributes, so the elements would otherwise be
 * visible.
 */
export function withHiddenClass(html: string): string {
  return html.replaceAll(attribute, ` class="${visuallyHidden}"`);
}
