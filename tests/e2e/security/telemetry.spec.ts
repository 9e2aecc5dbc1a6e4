import { expect, test } from '../support/shared-page';

const TOKEN = process.env.METRICS_TOKEN ?? '';
const WORKER = `http://127.0.0.1:${process.env.WORKER_METRICS_PORT}/`;
const AUTHORIZED = { headers: { authorization: `Bearer ${TOKEN}` } };

/** The values of all labels, by the label. */
const listLabels = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]);

/** An id, a number of an order or a phone, an address: whatever could belong to one person. */
const PERSONAL = /[0-9a-f]{8}-|\d{6}|@|[^ -~]/;

test('health and readiness answer without a token @smoke @desktop', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/ready']) {
    const response = await request.get(path);
    expect([path, response.status(), await response.json()]).toEqual([path, 200, { status: 'ok' }]);
  }
});

for (const [process, address, expected] of [
  ['web', '/api/metrics', ['http_request_duration_seconds_count', 'queue_jobs', 'process_cpu_seconds_total']],
  ['worker', WORKER, ['job_duration_seconds_count', 'process_cpu_seconds_total']],
] as const) {
  test(`the metrics of the ${process} need the token, and their labels name nobody @desktop`, async ({ request }) => {
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`]) {
      const refused = await request.get(address, { headers: { authorization } });
      expect([authorization, refused.status()]).toEqual([authorization, 401]);
      expect(await refused.text()).not.toContain('process_cpu');
    }
    await request.get(`/api/books/${crypto.randomUUID()}`);
    const response = await request.get(address, AUTHORIZED);
    expect(response.status()).toBe(200);
    const text = await response.text();
    for (const name of expected) expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
    const labels = listLabels(text);
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter(([, value]) => PERSONAL.test(value))).toEqual([]);
    for (const [name, value] of labels)
      if (name === 'route') expect(value).toMatch(/^\/(?:api|pictures|r)(?:\/[\w.[\]-]+)*$/);
  });
}
