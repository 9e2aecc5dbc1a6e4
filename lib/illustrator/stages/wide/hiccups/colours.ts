/** The dragon, from its light to its shade. */
export const GREEN = {
  light: '#8fcf96',
  body: '#5fae7a',
  shade: '#3c8463',
  deep: '#25604c',
  belly: '#e6e9b4',
  bellyShade: '#c3cf92',
  wing: '#3f8f7c',
  bone: '#2f7263',
  horn: '#fbf0cf',
  hornShade: '#d9c795',
} as const;

/** What a hiccup brings; nothing else in the book is orange. */
export const FIRE = { rim: '#f2701d', body: '#ff9a2e', heart: '#ffd24f' } as const;

export const SOOT = '#4a2f22';
export const INK = '#2b2433';
