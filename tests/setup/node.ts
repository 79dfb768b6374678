import { WebSocket } from 'undici';

// supabase-js throws where there is no global WebSocket, as in Node 20.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
