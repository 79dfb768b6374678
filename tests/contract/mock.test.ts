import { describe } from 'vitest';
import { playAll } from './chapters';
import { openMock } from './mock-side';
import { worldOn } from './world';

describe('the mock', () => {
  playAll(async (story) => {
    const side = openMock();
    try {
      await story(worldOn(side));
    } finally {
      side.stop();
    }
  });
});
