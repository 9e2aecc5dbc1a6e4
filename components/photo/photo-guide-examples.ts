const GOOD = [
  { name: 'front', pictures: ['photo-front'] },
  { name: 'glasses', pictures: ['photo-glasses'] },
  { name: 'close', pictures: ['photo-friend'] },
] as const;
const BAD = [
  { name: 'dark', pictures: ['photo-friend'] },
  { name: 'blurred', pictures: ['photo-front'] },
  { name: 'far', pictures: ['photo-glasses'] },
  { name: 'together', pictures: ['photo-front', 'photo-friend'] },
  { name: 'aside', pictures: ['photo-aside'] },
  { name: 'sunglasses', pictures: ['photo-front'] },
] as const;

export type GuideExample = (typeof GOOD)[number] | (typeof BAD)[number];

/** The drawn examples. CSS adds the defect of a bad example (`[data-example]`). */
export const GUIDE_EXAMPLES = { good: GOOD, bad: BAD };
