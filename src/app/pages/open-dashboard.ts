import { visitor, type Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import {
  demoServer,
  serverFromNavigation,
  unknownDemoServer,
  type Server,
} from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { loadEditor, loadServer } from '#services/supabase/viewer';

/** Who looks at which server: what a dashboard has to know before it can be drawn. */
export interface OpenedDashboard {
  server: Server;
  editor: Editor;
}

/**
 * Finds the server of a dashboard: the one the card handed over, which is there at once; else the demo's; else by
 * id from the backend; else the unknown demo server (spec §2, design.md §11).
 */
export async function openDashboard(
  serverId: string,
  viewer: Viewer | null,
  navigationState: unknown,
): Promise<Result<OpenedDashboard, { kind: 'unreachable' }>> {
  const given = serverFromNavigation(navigationState, serverId) ?? demoServerOf(serverId);
  const [found, editor] = viewer
    ? await Promise.all([given ?? serverById(serverId), editorOrVisitor()])
    : [given ?? unknownDemoServer(serverId), visitor];
  return found
    ? { ok: true, value: { server: found, editor } }
    : { ok: false, refusal: { kind: 'unreachable' } };
}

/** Someone who cannot be asked about is a visitor: their role in the server still counts. */
async function editorOrVisitor(): Promise<Editor> {
  const loaded = await loadEditor();
  return loaded.ok ? loaded.value : visitor;
}

function demoServerOf(id: string): Server | null {
  return id === demoServer.id ? demoServer : null;
}

/** Null where the backend cannot be asked: that must not look like a demo in which saving works. */
async function serverById(id: string): Promise<Server | null> {
  const loaded = await loadServer(id);
  if (loaded.ok) return loaded.value;
  return loaded.refusal.kind === 'notFound' ? unknownDemoServer(id) : null;
}
