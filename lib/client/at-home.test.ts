import { expect, it } from 'vitest';
import { isAtHome } from './at-home';

it.each([
  ['IL', 'Asia/Jerusalem', true],
  ['US', 'America/Chicago', true],
  ['US', 'America/Indiana/Indianapolis', true],
  ['KE', 'Africa/Nairobi', true],
  ['US', 'America/Toronto', false],
  ['IL', 'Africa/Nairobi', false],
  ['KE', 'UTC', false],
] as const)('S19: a page for %s and a clock of %s: %s', (shown, zone, home) =>
  expect(isAtHome(shown, zone)).toBe(home),
);
