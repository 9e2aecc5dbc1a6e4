/** The blues of the nights, from the first to the one without a moon. */
export const NIGHT = {
  room: '#3a57a8',
  sky: '#22388a',
  deep: '#1b2b70',
  far: '#141f54',
  black: '#0c1130',
} as const;

/** The moon, from its light to its shade. */
export const MOON = { light: '#fff1b8', butter: '#ffe08c', shade: '#f3c667', line: '#c98f3e' } as const;

/** The one red blanket. */
export const RED = {
  patches: ['#d02f3c', '#b3202f', '#e24a47', '#a61b33', '#da3b3a'],
  binding: '#ffe6cf',
  motif: '#ffd9b8',
  lining: '#f2938a',
  shade: '#5c0d26',
} as const;

export const INK = '#3a2238';
export const BLUSH = '#f58e70';
export const COLD = '#7ea4e6';
export const STARLIGHT = '#fff4cf';
