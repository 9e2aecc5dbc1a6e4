import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST as report } from '@/app/api/errors/route';
import { RATE_CLASSES } from '@/lib/platform/http';
import { log } from '@/lib/platform/logging/log';
import { freezeClock } from '../support/freeze-clock';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';

const openBrowser = withBrowser(withShop());
const ERROR = { errorId: '7K3MA90Q', name: 'TypeError', route: '/IL/he/preview/:id' };

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(log, 'error').mockImplementation(((facts: unknown) => lines.push(facts)) as never);
});
afterEach(() => vi.restoreAllMocks());

it('an error of a browser is one line with the id on its screen', async () => {
  expect((await openBrowser().post(report, ERROR)).status).toBe(200);
  expect(lines).toEqual([
    { event: 'browser_error', errorId: '7K3MA90Q', error: 'TypeError', route: '/IL/he/preview/:id' },
  ]);
});

it('privacy: nothing else of a report is logged', async () => {
  const more = { message: 'no such child: Noa', stack: 'at Noa', url: 'https://gibori.test/IL/he?name=Noa' };
  await openBrowser().post(report, { ...ERROR, ...more });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('Noa');
});

it.each([
  ['an id of another form', { errorId: '7K3MA90U' }],
  ['a longer id', { errorId: '7K3MA90QQ' }],
  ['words instead of a name', { name: 'no such child: Noa' }],
  ['a long name', { name: 'E'.repeat(41) }],
  ['a whole address', { route: 'https://gibori.test/IL/he' }],
  ['a long path', { route: `/${'a'.repeat(300)}` }],
  ['a path with an id', { route: '/IL/he/preview/6f9619ff-8b86-4011-b42d-00cf4fc964ff' }],
  ['a path with a phone number', { route: '/IL/he/0501234567' }],
  ['a path with a query', { route: '/IL/he?name=Noa' }],
  ['a path with a name', { route: '/IL/he/%D7%A0%D7%95%D7%A2%D7%94' }],
])('%s is refused and not logged', async (_, change) => {
  expect((await openBrowser().post(report, { ...ERROR, ...change })).status).toBe(422);
  expect(lines).toEqual([]);
});

it('other sites cannot make a browser report, and nobody can fill the log', async () => {
  freezeClock();
  const { post } = openBrowser();
  expect((await post(report, ERROR, { origin: 'https://evil.example' })).status).toBe(403);
  const { limit } = RATE_CLASSES.errorReport;
  for (let at = 0; at < limit; at += 1) await post(report, ERROR);
  expect((await post(report, ERROR)).status).toBe(429);
  expect(lines.length).toBeLessThanOrEqual(limit);
});
