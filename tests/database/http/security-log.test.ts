import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST as logout } from '@/app/api/auth/logout/route';
import { POST as sendCode } from '@/app/api/auth/send-code/route';
import { POST as verifyCode } from '@/app/api/auth/verify-code/route';
import { log } from '@/lib/platform/logging/log';
import { securityEvent } from '@/lib/platform/logging/security-log';
import { freezeClock } from '../support/freeze-clock';
import { addSeconds, DAY } from '../support/time';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';

const shop = withShop();
withBrowser(shop);
const SHOP_URL = 'https://gibori.test';
const PHONE = '+972502345678';
const SEND_CODE_BODY = {
  phone: PHONE,
  country: 'IL',
  language: 'he',
  email: 'a@example.com',
  termsAccepted: true,
  smsConsent: true,
  marketing: false,
};

let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(log, 'info').mockImplementation(((facts: Record<string, unknown>) => lines.push(facts)) as never);
  vi.spyOn(log, 'error').mockImplementation(((facts: Record<string, unknown>) => lines.push(facts)) as never);
});
afterEach(() => vi.restoreAllMocks());
const kinds = () => lines.filter(({ event }) => event === 'security').map(({ kind }) => kind);

type Handler = (request: Request, args: { params: Promise<object> }) => Promise<Response>;

/** A client that calls the endpoints by their paths, and keeps its device cookie. */
function visitor() {
  let cookie = '';
  const post = async (handler: Handler, path: string, json: object = {}, origin = SHOP_URL) => {
    const headers = { origin, cookie, 'x-requested-with': 'gibori', 'content-type': 'application/json' };
    const request = new Request(`${SHOP_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
    const answered = await handler(request, { params: Promise.resolve({}) });
    cookie ||= answered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return answered.status;
  };
  return { post, device: () => cookie.split('=')[1]?.split('.')[0] ?? '' };
}

it('rulings "Photos and names": logs sign-in, its failures and its end, without plain phone, address or device', async () => {
  const { post, device } = visitor();
  expect(await post(sendCode, '/api/auth/send-code', SEND_CODE_BODY)).toBe(200);
  await post(verifyCode, '/api/auth/verify-code', { phone: PHONE, country: 'IL', code: '000000' });
  await post(logout, '/api/auth/logout');
  expect(kinds()).toEqual(['code_asked', 'code_wrong', 'session_ended']);
  expect(device()).not.toBe('');
  const written = JSON.stringify(lines);
  for (const secret of ['502345678', 'a@example.com', '000000', device()]) expect(written).not.toContain(secret);
});

it('logs a rejected origin and an exceeded limit', async () => {
  freezeClock();
  const { post } = visitor();
  await post(logout, '/api/auth/logout', {}, 'https://evil.example');
  expect(kinds()).toEqual(['origin_refused']);
  for (let at = 0; at < 241; at += 1) await post(logout, '/api/auth/logout');
  expect(kinds()).toContain('limit_hit');
});

it('very many events of a kind in one hour raise one alarm', () => {
  // An hour in which nothing else happened in this process.
  freezeClock(addSeconds(DAY));
  for (let at = 0; at < 900; at += 1) securityEvent('code_wrong');
  const alarms = lines.filter(({ event }) => event === 'alarm');
  expect(alarms).toEqual([{ event: 'alarm', alarm: 'many_code_wrong', inAnHour: 200 }]);
});
