// The demo's service worker: MSW's, without the pictures of other sites. A picture the worker fetched for the page would
// count as a connection, which the content security policy allows to the backend and to Discord only. The pictures of
// Discord's people and servers are never fetched: the pretend Discord draws them.
addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  const { origin, hostname } = new URL(url);
  if (destination === 'image' && origin !== location.origin && hostname !== 'cdn.discordapp.com') {
    event.stopImmediatePropagation();
  }
});

importScripts('/mockServiceWorker.js');
