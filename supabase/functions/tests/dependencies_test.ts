import assert from 'node:assert/strict';
import project from '../../../package.json' with { type: 'json' };
import deployed from '../deno.json' with { type: 'json' };

Deno.test('the deployed versions of packages are the tested ones', () => {
  assert.deepEqual(deployed.imports, { valibot: `npm:valibot@${project.dependencies.valibot}` });
});
