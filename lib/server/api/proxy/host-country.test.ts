import { expect, it } from 'vitest';
import { getHostCountry } from './host-country';

it.each([
  [{ 'x-vercel-ip-country': 'KE' }, 'KE'],
  [{ 'cf-ipcountry': 'us' }, 'US'],
  [{ 'x-vercel-ip-country': '', 'cf-ipcountry': 'IL' }, 'IL'],
  [{ 'cf-ipcountry': 'XX' }, null],
  [{ 'cf-ipcountry': 'T1' }, null],
  [{ 'cf-ipcountry': '<script>' }, null],
  [{}, null],
] as const)('the host’s header %o says %s', (headers, country) =>
  expect(getHostCountry(new Headers(headers as Record<string, string>))).toBe(country),
);
