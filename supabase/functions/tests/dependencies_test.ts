import assert from 'node:assert/strict';
import project from '../../../package.json' with { type: 'json' };
import deployed from '../deno.json' with { type: 'json' };

Deno.test('the deployed versions of packages are the tested ones', () => {
  const { valibot } = project.dependencies;
  const { standardwebhooks, stripe } = project.devDependencies;
  assert.deepEqual(deployed.imports, {
    standardwebhooks: `npm:standardwebhooks@${standardwebhooks}`,
    stripe: `npm:stripe@${stripe}`,
    valibot: `npm:valibot@${valibot}`,
  });
});
