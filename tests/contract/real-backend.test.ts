import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest';
import { playAll } from './chapters';
import { startReal, type RealSide } from './real-side';
import { worldOn } from './world';

describe('the real backend', () => {
  let real: RealSide;

  beforeAll(async () => {
    real = await startReal();
  });
  beforeEach(() => {
    // The local API logs each database error, and most cases expect one.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    await real.stop();
    vi.restoreAllMocks();
  });

  playAll(async (story) => {
    await story(worldOn(await real.open()));
  });
});
