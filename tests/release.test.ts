import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const project = 'abcdefghijklmnopqrst';

function release(...words: string[]) {
  const env = { ...process.env, SUPABASE_PROJECT: '', SITE_HOST: '' };
  return spawnSync(process.execPath, ['scripts/release.mjs', ...words], { encoding: 'utf8', env });
}

function commandsOf(...words: string[]): string[] {
  const { status, stdout } = release('--dry-run', '--project', project, ...words);
  expect(status).toBe(0);
  return stdout.trim().split('\n');
}

describe('a release', () => {
  it.each([
    ['netlify', /^npx --yes netlify-cli@[\d.]+ deploy --prod --context production$/],
    ['vercel', /^npx --yes vercel@[\d.]+ deploy --prod --yes$/],
  ])('publishes the database, the functions, and then the site at %s', (host, site) => {
    expect(commandsOf('--host', host)).toEqual([
      'npm test',
      `npx supabase link --project-ref ${project}`,
      'npx supabase db push --remote --dry-run',
      'npx supabase db push --remote --yes',
      'npx supabase config push --yes',
      'npx supabase functions deploy --use-api',
      expect.stringMatching(site),
      `npm run doctor -- --project ${project}`,
    ]);
  });

  it('goes back in the other order, without the database', () => {
    expect(commandsOf('--host', 'vercel', '--back')).toEqual([
      `npx supabase link --project-ref ${project}`,
      expect.stringContaining('vercel'),
      'npx supabase functions deploy --use-api',
      `npm run doctor -- --project ${project}`,
    ]);
  });

  it.each([
    ['without a project', ['--host', 'vercel']],
    ['without a host', ['--project', project]],
    ['at an unknown host', ['--project', project, '--host', 'toString']],
  ])('%s changes nothing', (_, words) => {
    const { status, stdout, stderr } = release('--dry-run', ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Name the project and the host');
  });
});

describe('the workflow of a release', () => {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');

  it('tests the commit, and then publishes it with the script', () => {
    const commands = [...workflow.matchAll(/^ {6}- run: (.+)$/gm)].map(([, command]) => command);
    expect(commands).toEqual([
      'npm ci',
      'npm test',
      'node scripts/release.mjs --checked ${BACK:+--back}',
    ]);
  });

  it('may only read the repository, and pins what it uses to commits', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(workflow.match(/permissions:/g)).toHaveLength(1);
    const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  it('gives secrets to the last step only, as variables of the environment', () => {
    const [before = '', last = ''] = workflow.split('- run: node scripts/release.mjs');
    expect(before).not.toContain('secrets.');
    const lines = last.split('\n').filter((line) => line.includes('secrets.'));
    for (const line of lines) expect(line).toMatch(/^ {10}(\w+): \$\{\{ secrets\.\1 \}\}$/);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('has every variable that docs/deploy.md asks for', () => {
    const names = [...workflow.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name);
    const docs = readFileSync('docs/deploy.md', 'utf8');
    expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});
