import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, toApiError } from './api-error';
import { fetcher, parseResponse } from './fetcher';

afterEach(() => void vi.unstubAllGlobals());

describe('ApiError', () => {
  test('§7 carries the status and the JSON body', async () => {
    const body = { error: { code: 'phone_invalid', fields: { phone: 'phone_invalid' }, data: { left: 2 } } };
    const thrown = await parseResponse(Response.json(body, { status: 422 })).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 422, body, code: 'phone_invalid', data: { left: 2 } });
    expect((thrown as ApiError).fields).toEqual({ phone: 'phone_invalid' });
  });
  test('a response that is not JSON still has a code', async () => {
    const thrown = await parseResponse(new Response('<html>', { status: 404 })).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 404, body: null, code: 'not_found' });
  });
  test('unknown codes become internal_error, unknown field codes are dropped', () => {
    const error = new ApiError(500, { error: { code: 'moon', fields: { phone: 'moon' } } });
    expect(error.code).toBe('internal_error');
    expect(error.fields).toEqual({});
  });
  test('§8 a response that breaks off is a network error, never an empty view', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(new TypeError('network error'));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(broken));
    const thrown = await fetcher('/api/books/1').catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 0, code: 'network_error' });
  });
  test('§8 a request without a response is a network error', () => {
    expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'network_error' });
  });
});
