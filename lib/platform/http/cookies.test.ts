import { expect, test } from 'vitest';
import { readCookie } from './cookies';

const asking = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

test('a cookie is found by its whole name and read as it was written', () => {
  const request = asking('mydevice=a; device=b%3Dc; session=');
  expect([readCookie(request, 'device'), readCookie(request, 'session')]).toEqual(['b=c', '']);
  expect(readCookie(request, 'language')).toBeNull();
});

test('a cookie that cannot be decoded is no cookie, and no failure', () => {
  expect(readCookie(asking('device=%E0%A4%A; session=t'), 'device')).toBeNull();
  expect(readCookie(asking('device=%E0%A4%A; session=t'), 'session')).toBe('t');
});
