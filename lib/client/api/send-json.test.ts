import { afterEach, expect, it, vi } from 'vitest';
import { sendJson } from './send-json';

afterEach(() => vi.unstubAllGlobals());

it('§8 a browser that blocks cookies is told so, before anything is sent', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  await expect(sendJson('/api/books', { json: {} })).rejects.toMatchObject({ code: 'cookies_blocked', status: 403 });
});
