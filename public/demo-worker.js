// The demo's service worker: MSW's, without the pictures of other sites. A picture the worker fetched for the page would
// count as a connection, which the content security policy allows to the backend and to Discord only.
addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination === 'image' && new URL(url).origin !== location.origin) {
    event.stopImmediatePropagation();
  }
});

importScripts('/mockServiceWorker.js');
