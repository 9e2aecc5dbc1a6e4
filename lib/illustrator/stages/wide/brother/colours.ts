/** The colours of the book: lilac rooms, the yellow of the child, one blue of the night, the first green. */
export const LILAC = ['#eee7f8', '#d9ccee', '#c0addf', '#9f88c8', '#6f599e'] as const;
export const YELLOW = ['#fff0b8', '#ffd75e', '#f6b62c', '#e09318'] as const;
export const NIGHT = ['#5a67ad', '#3c4788', '#2a3269', '#1d2350', '#141838'] as const;
export const GREEN = ['#e3f2b4', '#bfe07c', '#93c854', '#66a53c', '#417d30'] as const;

export const PAPER = '#fffdf6';

/** Wax crayons by the letter that drawings name them with. */
export const CRAYONS: Readonly<Record<string, string>> = {
  k: '#55465c',
  r: '#e2503f',
  o: '#f08f34',
  y: '#f3c22e',
  g: '#62a843',
  b: '#4483cf',
  l: '#8cc7ea',
  v: '#8b62c4',
  p: '#ee93ad',
  w: '#a56b3f',
  s: '#f3cfa4',
  e: '#b3abba',
};
