import type { VersionRecord } from '#domain/docs/changelog';
import type { Version } from './versions-list';

/** Functions that load a single version, so that the page of a version does not load the others. */
export const versionModules: Record<Version, () => Promise<VersionRecord>> = {
  '1.5': async () => (await import('./v1-5')).version1dot5,
  '1.45': async () => (await import('./v1-45')).version1dot45,
  '1.4': async () => (await import('./v1-4')).version1dot4,
  '1.35': async () => (await import('./v1-35')).version1dot35,
  '1.3': async () => (await import('./v1-3')).version1dot3,
  '1.25': async () => (await import('./v1-25')).version1dot25,
  '1.2': async () => (await import('./v1-2')).version1dot2,
  '1.1': async () => (await import('./v1-1')).version1dot1,
};
