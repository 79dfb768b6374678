// The Vercel function of the server-rendered pages. It is not TypeScript, because Vercel would compile it with tsconfig.json,
// which emits nothing. vercel.json rewrites the URLs of the pages to it.
import handler from '../dist-server/handler.js';

export default { fetch: handler };
