import { expect, it } from 'vitest';
import { toPlaywrightArgs } from './playwright-args';

it('passes file names and options on, and chooses tests by their tags', () => {
  expect(toPlaywrightArgs([])).toEqual([]);
  expect(toPlaywrightArgs(['making/wizard', '--headed'])).toEqual(['--no-deps', 'making/wizard', '--headed']);
  expect(toPlaywrightArgs(['@smoke'])).toEqual(['--no-deps', '--grep', '(?:@smoke)\\b']);
  expect(toPlaywrightArgs(['@smoke', '--shard=1/2', '@real'])).toEqual([
    '--no-deps',
    '--grep',
    '(?:@smoke|@real)\\b',
    '--shard=1/2',
  ]);
});
