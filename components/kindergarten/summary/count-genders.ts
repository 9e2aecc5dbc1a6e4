import type { ClassChild } from '@/lib/kindergarten';

/** Girls and boys among the children of whom somebody has said it: the story speaks of each accordingly. */
export const countGenders = (children: readonly Pick<ClassChild, 'gender'>[]) => ({
  girls: children.filter(({ gender }) => gender === 'girl').length,
  boys: children.filter(({ gender }) => gender === 'boy').length,
});
