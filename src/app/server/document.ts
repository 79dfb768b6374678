import { PAGE_DATA_ID } from '#services/browser/page-data';
import type { RenderedHtml } from '../boot/render-html';

/** The HTML files of a server-rendered page, and the headers of the site. The build writes them. */
export interface ServerDocument {
  /** The security headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The HTML of the shell, whose content the browser replaces with the page. */
  shell: string;
  /** The page without its content: `{{name}}` is the slot for a `Part`. */
  template: string;
}

/**
 * The parts of a page's HTML:
 *
 * - `policy`: added to the page's content security policy
 * - `head`: elements of the head
 * - `root`: attributes of the root element
 * - `body`: the content of the root element
 * - `data`: elements after the root element
 */
type Part = 'policy' | 'head' | 'root' | 'body' | 'data';

export interface PageParts {
  html: RenderedHtml;
  /**
   * The value of the only style attribute in the page. The page's content security policy allows this value. Null if
   * the page has no style attribute.
   */
  styleAttribute: string | null;
  /** JSON-LD; null if there is none. */
  structuredData: unknown;
  /** The preview of a link to the page on Discord; null if it has none besides Open Graph. */
  componentEmbed: unknown;
  /** The data that the browser needs to hydrate the page; null if the browser renders the page itself. */
  data: unknown;
}

/** Returns the HTML of a page. */
export async function documentOf(template: string, page: PageParts): Promise<string> {
  const { html, styleAttribute, structuredData, componentEmbed, data } = page;
  const isHydrated = data !== null;
  const parts: Record<Part, string> = {
    policy: styleAttribute === null ? '' : `; style-src-attr ${await allowed(styleAttribute)}`,
    head: [
      // If the page is not hydrated, the browser removes this title once the page has rendered its own.
      isHydrated ? html.head : html.head.replace('<title>', '<title data-shell>'),
      structuredData === null ? '' : jsonElement('type="application/ld+json"', structuredData),
      componentEmbed === null ? '' : jsonElement(embedAttributes, componentEmbed),
    ].join(''),
    root: isHydrated ? ' data-prerendered' : '',
    body: html.body,
    data: isHydrated ? jsonElement(`type="application/json" id="${PAGE_DATA_ID}"`, data) : '',
  };
  return template.replaceAll(
    /\{\{(policy|head|root|body|data)\}\}/g,
    (_, name: Part) => parts[name],
  );
}

/** By these, Discord finds the preview (https://docs.discord.com/developers/link-previews/component-embeds). */
const embedAttributes =
  'id="discord:component-embed" type="application/vnd.discord.component-embed+json"';

/** `<` is escaped, so that no text can end the element or open a comment in it. */
function jsonElement(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the CSP source expressions that allow the given style attribute and no others. */
async function allowed(styleAttribute: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleAttribute));
  return `'unsafe-hashes' 'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
