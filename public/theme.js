// Runs before the first paint, so that a chosen colour scheme never flashes the other one.
// The key is that of src/services/browser/theme.ts, the values those of src/domain/theme.ts.
try {
  const choice = localStorage.getItem('grouped:theme');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
} catch {
  // Storage can be forbidden; the system's preference then decides.
}
