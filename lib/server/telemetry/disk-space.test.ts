import { afterEach, expect, it } from 'vitest';
import { setAlarmHandler } from '@/lib/platform/logging/alarm';
import { checkDiskSpace } from './disk-space';

const told: string[] = [];
afterEach(() => {
  told.length = 0;
  setAlarmHandler(async () => undefined);
});

const check = async (floor: { readonly share: number; readonly bytes: number }) => {
  setAlarmHandler(async (name) => void told.push(name));
  await checkDiskSpace('.', floor);
  return [...told];
};

it('an alarm says when the disk has little room left', async () => {
  expect(await check({ share: 0, bytes: 0 })).toEqual([]);
  expect(await check({ share: 1.1, bytes: 0 })).toEqual(['disk_nearly_full']);
  told.length = 0;
  expect(await check({ share: 0, bytes: Number.MAX_SAFE_INTEGER })).toEqual(['disk_nearly_full']);
});
