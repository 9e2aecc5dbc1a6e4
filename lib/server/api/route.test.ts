import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { errorReply } from './reply';
import { endpoint } from './route';

const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
afterEach(() => logError.mockClear());

const args = { params: Promise.resolve({ token: 'a-secret-token' }) };
const request = new Request('http://shop.test/api/files/a-secret-token');

it('an error of an endpoint is logged under its route name, without the token of its path', async () => {
  const broken = endpoint('/api/files/[token]', async () => {
    throw new Error('no such bucket: a-secret-token');
  });
  const response = await broken(request, args);
  const { error } = await response.json();
  expect([response.status, error]).toEqual([
    500,
    { code: 'internal_error', errorId: expect.stringMatching(/^[0-9A-Z]{8}$/) },
  ]);
  expect(logError).toHaveBeenCalledOnce();
  expect(logError.mock.calls[0]?.[0]).toMatchObject({ route: '/api/files/[token]', errorId: error.errorId });
  expect(JSON.stringify(logError.mock.calls)).not.toContain('a-secret-token');
});

it('a handler returns a reply or a response', async () => {
  const refused = endpoint('/api/files/[token]', async ({ params }) =>
    errorReply(params.token ? 'not_found' : 'internal_error'),
  );
  expect((await refused(request, args)).status).toBe(404);
  const file = endpoint('/api/files/[token]', async () => new Response('bytes', { status: 206 }));
  expect((await file(request, args)).status).toBe(206);
});
