import { visuallyHidden } from '#theme/visually-hidden.css';

const attribute = / style="border:0;clip:rect\(0 0 0 0\);[^"]*"/g;

/**
 * Returns the HTML with a class instead of the style attribute with which React Aria hides some elements, such as
 * inputs. The content security policy of a static page blocks style attributes, so these elements would otherwise be
 * visible.
 */
export function withHiddenClass(html: string): string {
  return html.replaceAll(attribute, ` class="${visuallyHidden}"`);
}
