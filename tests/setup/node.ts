import { WebSocket } from 'undici';

// supabase-js refuses to start where WebSocket is not a global, as in Node 20.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
