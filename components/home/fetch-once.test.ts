import { afterEach, expect, test, vi } from 'vitest';
import { fetchOnce } from './fetch-once';

afterEach(() => void vi.unstubAllGlobals());

test('fetches once and retries after a failure', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json([1, 2])];
  const fetch = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', fetch);
  await expect(fetchOnce('/api/shelf/IL/he')).rejects.toThrow('503');
  const [first, second] = await Promise.all([fetchOnce('/api/shelf/IL/he'), fetchOnce('/api/shelf/IL/he')]);
  expect([first, second, fetch.mock.calls.length]).toEqual([[1, 2], [1, 2], 2]);
});
