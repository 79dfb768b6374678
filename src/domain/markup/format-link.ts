import { linesOf, spliced, trimmed, type TextSelection } from './text-selection';

const ADDRESS = 'https://';
const LABEL = 'text';

/**
 * Toggles a link with a label. The selected text becomes the label, or the address if it is one. The other part is
 * selected afterward. If the selection is inside a link, the link is removed and its label stays.
 */
export function toggleLink(selection: TextSelection): TextSelection {
  const { text } = selection;
  const link = linkAround(selection);
  if (link) {
    const { from, to, label } = link;
    return spliced(text, { from, to, insert: label }, { start: from, end: from + label.length });
  }
  const { start, end } = trimmed(selection) ?? { ...selection, end: selection.start };
  const selected = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/i.test(selected);
  // A label cannot contain a line break.
  const label = isAddress || selected === '' ? LABEL : selected.replaceAll('\n', ' ');
  const address = isAddress ? selected : ADDRESS;
  const change = { from: start, to: end, insert: `[${label}](${address})` };
  if (label === LABEL) {
    return spliced(text, change, { start: start + 1, end: start + 1 + label.length });
  }
  const at = start + label.length + 3;
  return spliced(text, change, { start: at, end: at + address.length });
}

function linkAround(selection: TextSelection) {
  const { text, start, end } = selection;
  const [line] = linesOf(selection);
  if (!line || end > line.to) return null;
  for (const found of text.slice(line.from, line.to).matchAll(/\[([^[\]]*)\]\(([^()\s]*)\)/g)) {
    const [whole, label = ''] = found;
    const from = line.from + found.index;
    const to = from + whole.length;
    // A caret directly before or after a link is not inside it.
    const isIn = start === end ? from < start && start < to : from <= start && end <= to;
    if (isIn) return { from, to, label };
  }
  return null;
}
