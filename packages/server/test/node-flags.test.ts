import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_NODE_FLAGS } from '../src/testing/index.ts';

const atRoot = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('a server is started with the flags it is measured with', () => {
  const flags = SERVER_NODE_FLAGS.join(' ');
  const { scripts } = JSON.parse(atRoot('package.json')) as { scripts: Record<string, string> };
  expect(scripts.start).toContain(`node ${flags} packages/cli/src/main.ts serve`);
  expect(scripts.serve).toBe(`node ${flags} packages/cli/src/main.ts serve`);
  const inImage = ['node', ...SERVER_NODE_FLAGS, 'packages/cli/src/main.ts'].map((one) => `"${one}"`);
  expect(atRoot('deploy/Dockerfile')).toContain(`ENTRYPOINT [${inImage.join(', ')}]`);
});
