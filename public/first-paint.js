// Runs before the first paint, so that what this browser keeps never has to push aside what a page shows without it.
{
  const { dataset } = document.documentElement;
  const { pathname, search } = location;
  try {
    // The key is that of src/services/shell/theme.ts, the values those of src/domain/theme.ts.
    const choice = localStorage.getItem('grouped:theme');
    if (choice === 'dark' || choice === 'light') dataset.theme = choice;
    // The key is that of src/services/designer/message-drafts.ts, the parameter that of src/domain/paths.ts.
    const hasDraft = localStorage.getItem('grouped:embeds:draft') !== null;
    if (hasDraft || search.includes('share=')) dataset.draft = 'awaited';
    // The key is that of src/services/session/has-stored-session.ts.
    if (localStorage.getItem('supabase-auth') !== null) dataset.session = 'stored';
    // The keys are those of src/services/site/version-history.ts and src/services/shell/first-paint.ts.
    if (!pathname.startsWith('/docs/changelog')) {
      sessionStorage.removeItem('grouped:version-history');
    } else if (sessionStorage.getItem('grouped:version-history') === 'aside') {
      dataset.versionHistory = 'aside';
    }
    if (sessionStorage.getItem('grouped:font') !== null) dataset.font = 'inter';
    // The keys are those above and of src/services/session/last-places.ts. Last, because what is stored may be damaged.
    const { userId, servers } = JSON.parse(localStorage.getItem('grouped:last-places')) ?? {};
    const serverId = servers && servers[0];
    const { user } = JSON.parse(localStorage.getItem('supabase-auth')) ?? {};
    if (user && user.id === userId && serverId && serverId !== 'demo') dataset.lastServer = 'known';
  } catch {
    // Storage can be forbidden; the system's preference then decides, and nothing was kept.
  }
  // A press on an island before the page's script is there: src/app/site/presses.ts does it then.
  globalThis.earlyPress = null;
  globalThis.rememberPress = (event) => {
    globalThis.earlyPress = event.target.closest?.('grouped-island button') ?? null;
  };
  document.addEventListener('click', globalThis.rememberPress);
  // For the page that answers unknown addresses.
  if (pathname.startsWith('/docs/changelog/')) dataset.unknown = 'version';
}
