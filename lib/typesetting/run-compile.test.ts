import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CompileRequest } from './run-compile';
import { toTemplateData, toTemplateFiles } from './template-data';
import { createTypesetterInput } from './testing/book';

vi.unmock('./run-node');
// Other tests of this worker have loaded the module with its mock.
vi.resetModules();
const { runCompile } = await import('./run-compile');

let ownTmp = '';

beforeAll(async () => {
  ownTmp = await mkdtemp(join(tmpdir(), 'run-compile-test-'));
  vi.stubEnv('DATA_DIR', ownTmp);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(ownTmp, { recursive: true });
});

const request = async (): Promise<CompileRequest> => {
  const book = await createTypesetterInput('en');
  return {
    createdAt: book.createdAt,
    files: toTemplateFiles(book),
    tasks: [
      {
        template: 'reading',
        data: toTemplateData(book, { tone: 'dark', tint: 0.2 }, { medium: 'screen' }),
        finish: { rightToLeft: false, pageLayout: 'TwoPageLeft', bookmarks: [], spoken: [] },
      },
    ],
  };
};

it('stops a child process that takes too long and leaves no folder behind', async () => {
  expect(await runCompile(await request(), 30)).toEqual({ ok: false, code: 'typesetting_timeout' });
  expect(await readdir(join(ownTmp, 'tmp', 'typesetting'))).toEqual([]);
});

it('returns a code for an unreadable picture, without its content', async () => {
  const broken = await request();
  const files = new Map(broken.files).set('cover.jpg', new Uint8Array([1, 2, 3]));
  expect(await runCompile({ ...broken, files })).toMatchObject({ ok: false, code: 'typesetting_failed' });
  expect(await readdir(join(ownTmp, 'tmp', 'typesetting'))).toEqual([]);
});
