import { expect, test } from 'vitest';
import { readCookie } from './cookies';

const requestWithCookie = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

test('a cookie is found by its full name and read unchanged', () => {
  const request = requestWithCookie('mydevice=a; device=b%3Dc; session=');
  expect([readCookie(request, 'device'), readCookie(request, 'session')]).toEqual(['b=c', '']);
  expect(readCookie(request, 'language')).toBeNull();
});

test('a cookie that cannot be decoded is ignored and throws nothing', () => {
  expect(readCookie(requestWithCookie('device=%E0%A4%A; session=t'), 'device')).toBeNull();
  expect(readCookie(requestWithCookie('device=%E0%A4%A; session=t'), 'session')).toBe('t');
});
