// The service worker of demo mode: MSW's, except for two kinds of requests that the browser sends itself.
// - Files of the site. MSW would ask the page about each file and copy the file to it.
// - Images of other sites. The content security policy allows the worker to connect to the backend and to Discord only.
//   MSW handles the images of Discord's CDN, because the mock backend draws them.
addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  const { origin, hostname, pathname } = new URL(url);
  const isFile = origin === location.origin && pathname.startsWith('/assets/');
  const isImage =
    destination === 'image' && origin !== location.origin && hostname !== 'cdn.discordapp.com';
  if (isFile || isImage) event.stopImmediatePropagation();
});

importScripts('/mockServiceWorker.js');
