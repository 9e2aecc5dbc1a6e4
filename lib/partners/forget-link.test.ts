import { expect, it } from 'vitest';
import { forgetFragment, reminderIn } from './forget-link';

const ID = '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10';

it('the page finds the reminder that the mail names', () => expect(reminderIn(forgetFragment(ID))).toBe(ID));

it.each(['', '#', '#reminder', '#forget=', '#forget=1', `#forget=${ID}0`, `#other=${ID}`])(
  '%j names none',
  (fragment) => expect(reminderIn(fragment)).toBeNull(),
);
