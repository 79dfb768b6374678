import type { VersionRecord } from '#domain/docs/changelog';
import { version1dot1 } from './v1-1';
import { version1dot2 } from './v1-2';
import { version1dot25 } from './v1-25';
import { version1dot3 } from './v1-3';
import { version1dot35 } from './v1-35';
import { version1dot4 } from './v1-4';
import { version1dot45 } from './v1-45';
import { version1dot5 } from './v1-5';

/** All versions, newest first, for feeds, search and the build. A page loads a single version with `load.ts`. */
export const versions: readonly [VersionRecord, ...VersionRecord[]] = [
  version1dot5,
  version1dot45,
  version1dot4,
  version1dot35,
  version1dot3,
  version1dot25,
  version1dot2,
  version1dot1,
];
