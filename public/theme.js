// Runs before the first paint, so that a chosen colour scheme never flashes the other one.
// The key and the values are those of src/services/browser/theme.ts.
try {
  const choice = localStorage.getItem('grouped:theme');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
} catch {
  // Storage can be forbidden; the system's preference then decides.
}
