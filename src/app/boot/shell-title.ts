/** Removes the title of the shell once the page has rendered its own, because browsers show the first title. */
export function replaceTitleOfShell(): void {
  const ofFile = document.querySelector('title[data-shell]');
  if (!ofFile) return;
  const changes = new MutationObserver(() => {
    if (document.querySelectorAll('title').length < 2) return;
    ofFile.remove();
    changes.disconnect();
  });
  changes.observe(document.head, { childList: true });
}
