import { expect, test } from '../support/test';

const PATHS = ['/IL/he', '/IL/en/wizard', '/api/auth/verification-status', '/sandbox/outbox', '/no/such/page'] as const;

for (const path of PATHS) {
  test(`${path} lets nobody frame it, plug into it or send its forms elsewhere @phone @en`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        expect.stringMatching(
          /^form-action 'self'(?: https:\/\/checkout\.stripe\.com https:\/\/checkout\.paystack\.com)?$/,
        ),
      ]),
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    });
  });
}

test('a script of the build has no headers that only a document obeys @phone @en', async ({ request }) => {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/IL/he')).text())?.[0] ?? '';
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test('TRACE is rejected and causes no error @phone @en', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: '/', method: 'TRACE' }, (answer) => resolve(answer.statusCode));
    asked.on('error', reject).end();
  });
  expect(status).toBe(405);
});

test('shared caches store page data for an hour, not a year @phone @en', async ({ request }) => {
  for (const path of ['/api/shelf/IL/he', '/api/shelf/he', '/api/home/IL/he']) {
    const control = (await request.get(path)).headers()['cache-control'] ?? '';
    expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeLessThanOrEqual(3600);
  }
});

test("the sandbox outbox is available under this machine's own names only @phone @en", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const { request } = await import('node:http');
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path: '/api/sandbox/outbox', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
  expect([await statusFor(`localhost:${port}`), await statusFor('evil.example')]).toEqual([200, 404]);
});
