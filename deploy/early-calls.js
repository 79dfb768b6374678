// Inlined in the HTML of pages that show the signed-in user's data. It sends their first requests while the page's script
// is loading. src/services/early-answers.ts lists the requests and reads the responses. All parameters are in
// `data-early`, so that this text and its CSP hash are the same on every page.
try {
  const early = JSON.parse(document.currentScript.dataset.early);
  const session = JSON.parse(localStorage.getItem(early.sessionKey));
  const isGood = session.expires_at * 1000 - Date.now() > early.refreshMargin;
  // If the URL contains a sign-in code, the session is about to be replaced.
  if (isGood && !/[?&]code=/.test(location.search)) {
    const token = session.access_token;
    const ids = {
      userId: session.user.id,
      serverId: new RegExp(early.serverAddress).exec(location.pathname)?.[1],
    };
    globalThis.earlyAnswers = new Map();
    for (const template of early.calls) {
      const names = Object.keys(ids).filter((name) => template.includes(`{${name}}`));
      if (names.some((name) => !ids[name])) continue;
      const call = JSON.parse(
        names.reduce((text, name) => text.replaceAll(`{${name}}`, ids[name]), template),
      );
      const address = early.backend + call.path;
      const body = call.body && JSON.stringify(call.body);
      const answer = fetch(address, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${token}`,
          apikey: early.publicKey,
          ...(body && { 'Content-Type': 'application/json' }),
          ...call.headers,
        },
        body,
      })
        // Reads the body immediately, because reading it later would cost the page another task.
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null);
      globalThis.earlyAnswers.set([token, address, body ?? ''].join(' '), answer);
    }
  }
} catch {
  // No session, or storage is blocked. The page handles both.
}
