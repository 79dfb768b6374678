// Runs before the first paint, so that what this browser keeps never has to push aside what a page shows without it.
try {
  // The key is that of src/services/browser/theme.ts, the values those of src/domain/theme.ts.
  const choice = localStorage.getItem('grouped:theme');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
  // The key is that of src/services/browser/message-drafts.ts, the parameter that of src/domain/paths.ts.
  const hasDraft = localStorage.getItem('grouped:embeds:draft') !== null;
  if (hasDraft || location.search.includes('share=')) {
    document.documentElement.dataset.draft = 'awaited';
  }
} catch {
  // Storage can be forbidden; the system's preference then decides, and there is no draft.
}
