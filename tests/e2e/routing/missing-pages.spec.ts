import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** Files below the folders in which the web server keeps pages that it rendered. */
function countPageFiles(): number {
  const built = process.env.NEXT_DIST_DIR ?? '.next';
  const folder = join(built, 'server');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|rsc|meta)$/.test(name))
    .length;
}

test('§2: pages that do not exist are cached nowhere and stored nowhere @phone @en', async ({ request }) => {
  // The first request of a page may move what was built; the rest must not.
  const ask = async (path: string) => {
    const response = await request.get(path);
    return [path, response.status(), response.headers()['cache-control']];
  };
  await ask('/IL/en/blog/never-written-0');
  const before = countPageFiles();
  for (let nth = 1; nth <= 30; nth += 1) {
    for (const path of [`/IL/en/blog/never-written-${nth}`, `/IL/en/books/${10_900 + nth}`]) {
      expect(await ask(path)).toEqual([path, 404, 'private, no-store']);
    }
  }
  expect(countPageFiles()).toBe(before);
  expect(await ask('/IL/en/books')).toEqual(['/IL/en/books', 200, expect.stringContaining('s-maxage=')]);
});
