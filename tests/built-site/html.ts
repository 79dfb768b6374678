import { defaultTreeAdapter, html as spec, parse, type DefaultTreeAdapterTypes } from 'parse5';

/**
 * An element with its name, its attributes and its text. The names of SVG elements have a prefix, to distinguish
 * `svg:title` from the title of the page.
 */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Returns every element of a page in order, as a browser without JavaScript parses it. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      found.push({
        tag: node.namespaceURI === spec.NS.HTML ? node.tagName : `svg:${node.tagName}`,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: textOf(node),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
