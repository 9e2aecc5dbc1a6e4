import { expect, it } from 'vitest';
import { getUnsubscribeFragment, parseUnsubscribeFragment } from './unsubscribe-fragment';

const ID = '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10';

it("the page finds the reminder id of the mail's link", () =>
  expect(parseUnsubscribeFragment(getUnsubscribeFragment(ID))).toBe(ID));

it.each(['', '#', '#reminder', '#forget=', '#forget=1', `#forget=${ID}0`, `#other=${ID}`])(
  '%j contains none',
  (fragment) => expect(parseUnsubscribeFragment(fragment)).toBeNull(),
);
