/** Returns the accessible name of a button: its ARIA label, otherwise its text. */
export function accessibleName(button: HTMLElement): string {
  const labels = (button.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '');
  return (
    [labels.join(' '), button.getAttribute('aria-label'), readText(button), button.title]
      .map((name) => name?.replaceAll(/\s+/g, ' ').trim())
      .find(Boolean) ?? ''
  );
}

function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
  return copy.textContent;
}
