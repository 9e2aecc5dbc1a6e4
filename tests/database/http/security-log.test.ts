import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST as logout } from '@/app/api/auth/logout/route';
import { POST as sendCode } from '@/app/api/auth/send-code/route';
import { POST as verifyCode } from '@/app/api/auth/verify-code/route';
import { log } from '@/lib/platform/log';
import { securityEvent } from '@/lib/platform/security-log';
import { withShop } from '../support/shop';
import { withWeb } from '../support/web';

const shop = withShop();
const browser = withWeb(shop);
const PHONE = '+972501234567';
const ASKING = {
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

it('S14: signing in, its failures and its end are in the log, without phone, address or device in the clear', async () => {
  const { post, jar } = browser();
  await post(sendCode, ASKING);
  await post(verifyCode, { phone: PHONE, country: 'IL', code: '000000' });
  await post(logout);
  expect(kinds()).toEqual(['code_asked', 'code_wrong', 'session_ended']);
  const written = JSON.stringify(lines);
  const [device = ''] = (jar.get('__Host-device') ?? jar.get('device') ?? '').split('.');
  expect(device).not.toBe('');
  for (const secret of ['501234567', 'a@example.com', '000000', device]) expect(written).not.toContain(secret);
});

it('S14: a refused origin and a limit that is hit are in the log', async () => {
  const { post } = browser();
  await post(logout, {}, { origin: 'https://evil.example' });
  expect(kinds()).toEqual(['origin_refused']);
  for (let at = 0; at < 241; at += 1) await post(logout);
  expect(kinds()).toContain('limit_hit');
});

it('S14: very many of a kind in one hour are an alarm, once', () => {
  for (let at = 0; at < 900; at += 1) securityEvent('code_wrong');
  const alarms = lines.filter(({ event }) => event === 'alarm');
  expect(alarms).toEqual([{ event: 'alarm', alarm: 'many_code_wrong', inAnHour: 200 }]);
});
