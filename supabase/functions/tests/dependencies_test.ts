import assert from 'node:assert/strict';
import project from '../../../package.json' with { type: 'json' };
import deployed from '../deno.json' with { type: 'json' };

Deno.test('what is deployed is what is tested: the versions of the project', () => {
  assert.deepEqual(deployed.imports, { valibot: `npm:valibot@${project.dependencies.valibot}` });
});
