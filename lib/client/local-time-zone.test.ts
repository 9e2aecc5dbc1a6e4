import { expect, it } from 'vitest';
import { isLocalTimeZone } from './local-time-zone';

it.each([
  ['IL', 'Asia/Jerusalem', true],
  ['US', 'America/Chicago', true],
  ['US', 'America/Indiana/Indianapolis', true],
  ['KE', 'Africa/Nairobi', true],
  ['US', 'America/Toronto', false],
  ['IL', 'Africa/Nairobi', false],
  ['KE', 'UTC', false],
] as const)('§7 Geo look-up: a page for %s and a time zone of %s: %s', (shown, zone, home) =>
  expect(isLocalTimeZone(shown, zone)).toBe(home),
);
