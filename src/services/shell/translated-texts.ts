// Browsers that translate a page replace each text node with a <font> element. React keeps the text nodes that it
// created, so it would throw when it removes or moves one of them, or change a text that is no longer in the page
// (https://github.com/facebook/react/issues/11538).

const standIns = new WeakMap<Node, HTMLFontElement>();
const originals = new WeakMap<Node, Text>();
let observer: MutationObserver | null = null;
let isTranslated = false;

/** Makes React's changes of a page apply to translated texts as well. Call it before React renders. */
export function followTranslation(): void {
  if (observer) return;
  observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeIn(this, child);
    if (place) own.removeChild.value?.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    removeStandIn(node);
    own.insertBefore.value?.call(this, node, next && placeIn(this, next));
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeStandIn(node);
    own.appendChild.value?.call(this, node);
    return node;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...own.nodeValue,
    set(this: Text, value: string | null) {
      own.nodeValue.set?.call(this, value);
      if (!this.isConnected) standInOf(this)?.replaceWith(this);
    },
  });
}

/** Returns null if a translator removed `node` in an unknown way. Returns `node` on a page that is not translated. */
function placeIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  for (let place = standInOf(node) ?? node; place.parentNode; place = place.parentNode) {
    if (place.parentNode === parent) return place;
  }
  return isTranslated ? null : node;
}

function removeStandIn(node: Node): void {
  if (isTranslated && !node.isConnected) standInOf(node)?.remove();
}

function standInOf(node: Node): HTMLFontElement | null {
  noteAll();
  const standIn = node.isConnected ? undefined : standIns.get(node);
  return standIn?.isConnected ? standIn : null;
}

function noteAll(): void {
  if (observer) note(observer.takeRecords());
}

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      const original = node instanceof Text ? node : originals.get(node);
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!original || !font || originals.has(font)) continue;
      isTranslated = true;
      standIns.set(original, font);
      originals.set(font, original);
    }
  }
}

/** React renders no <font>, so a translator has added it. */
function isFont(node: Node | null): node is HTMLFontElement {
  return node instanceof HTMLFontElement;
}
