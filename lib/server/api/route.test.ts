import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/logging/log';
import { isFormValid, parseJsonText } from './null-character';
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

describe('bad input: no handler reads a text with U+0000', () => {
  const reached = endpoint('/api/files/[token]', async () => new Response('reached'));
  const ask = (token: string, query = '') =>
    reached(new Request(`http://shop.test/api/files/x${query}`), { params: Promise.resolve({ token }) });

  it('in the path: not found', async () => expect((await ask('a\u0000b')).status).toBe(404));
  it.each(['?search=a%00b', '?a%00b=1'])('in the query %s: malformed', async (query) =>
    expect((await ask('a', query)).status).toBe(400),
  );
  it('other characters reach the handler', async () => expect((await ask('a', '?search=%D7%90%01')).status).toBe(200));

  it.each(['"a\\u0000"', '{"a\\u0000": 1}', '[{"a": ["\\u0000"]}]', '{'])('in JSON %s: refused', (json) =>
    expect(() => parseJsonText(json)).toThrow(SyntaxError),
  );
  it('other JSON is read as it is', () => {
    const value = { a: ['א\u0001', 1, null, true], b: {} };
    expect(parseJsonText(JSON.stringify(value))).toEqual(value);
  });

  it('in a form: refused', () => {
    const form = new FormData();
    form.append('a', 'b');
    expect(isFormValid(form)).toBe(true);
    form.append('photo', new File(['x'], 'a\u0000.jpg'));
    expect(isFormValid(form)).toBe(false);
  });
});
