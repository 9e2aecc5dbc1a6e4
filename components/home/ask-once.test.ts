import { afterEach, expect, test, vi } from 'vitest';
import { askOnce } from './ask-once';

afterEach(() => void vi.unstubAllGlobals());

test('an answer is asked for once; a failure is forgotten', async () => {
  const answers = [new Response(null, { status: 503 }), Response.json([1, 2])];
  const fetch = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', fetch);
  await expect(askOnce('/api/shelf/he')).rejects.toThrow('503');
  const [first, second] = await Promise.all([askOnce('/api/shelf/he'), askOnce('/api/shelf/he')]);
  expect([first, second, fetch.mock.calls.length]).toEqual([[1, 2], [1, 2], 2]);
});
