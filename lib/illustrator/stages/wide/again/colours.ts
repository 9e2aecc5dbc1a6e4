/** Two inks and chalk: the green of the pitch, the purple of the goalkeeper. */
export const GRASS = { base: '#2f7a4b', dark: '#276a41', light: '#3b8a57', deep: '#1d5233' } as const;
export const PURPLE = { base: '#5a3f92', dark: '#3b2a66', deep: '#251a47', light: '#b9a6de', pale: '#e4dbf3' } as const;
export const CHALK = '#f8f5e9';
export const RAIN = { base: '#2b5a78', dark: '#214a66', deep: '#17374f', light: '#5d8fae' } as const;
export const MUD = '#4b3f3a';
export const SUN = { sky: '#f6b15c', low: '#ee8a5a', disc: '#fff0c4', ground: '#6a7d3e' } as const;
