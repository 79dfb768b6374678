// Stands in the shells of pages that show what the backend knows of the viewer: asks for it while the page's script is
// still on its way. src/services/early-answers.ts hands the answers over, and says what there is to ask for.
try {
  const { backend, publicKey, calls } = document.currentScript.dataset;
  // The key is that of src/services/supabase/has-stored-session.ts, the margin that of stored-session.ts beside it.
  const session = JSON.parse(localStorage.getItem('supabase-auth'));
  // A sign-in that comes back may bring another session.
  if (session.expires_at * 1000 - Date.now() > 90_000 && !/[?&]code=/.test(location.search)) {
    const token = session.access_token;
    globalThis.earlyAnswers = new Map();
    // The address of a dashboard names its server; one that names none has nobody to ask for.
    const serverId = /^\/dashboard\/(\d{1,20})(?:\/|$)/.exec(location.pathname)?.[1];
    for (const each of JSON.parse(calls)) {
      const told = JSON.stringify(each).replaceAll('{userId}', session.user.id);
      if (!serverId && told.includes('{serverId}')) continue;
      const call = JSON.parse(told.replaceAll('{serverId}', serverId));
      const address = backend + call.path;
      const body = call.body && JSON.stringify(call.body);
      const answer = fetch(address, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${token}`,
          apikey: publicKey,
          ...(body && { 'Content-Type': 'application/json' }),
          ...call.headers,
        },
        body,
      })
        // Read at once: a body that is left waiting costs the page a turn later.
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      globalThis.earlyAnswers.set([token, address, body ?? ''].join(' '), {
        answer,
        takers: call.takers,
      });
    }
  }
} catch {
  // Nobody is signed in, or storage is forbidden: the page finds out for itself.
}
