/** The blackout: everything that no candle reaches. */
export const NIGHT = {
  black: '#060818',
  sky: '#0b1236',
  skyLow: '#26336e',
  wall: '#1c2452',
  roof: '#2a2046',
  pane: '#0c1230',
  frame: '#2f3a70',
  ground: '#12183c',
} as const;

/** The light of one candle. */
export const FLAME = { white: '#fff6d6', gold: '#ffc65c', amber: '#f08c34', ember: '#8a3f22' } as const;

/** How candlelight falls on people. */
export const BY_CANDLE = {
  direction: [0, -0.6],
  rim: '#ffcf7a',
  rimAlpha: 0.85,
  rimWidth: 5,
  ambient: '#232c66',
  ambientAlpha: 0.8,
  shadow: '#04061a',
} as const;

/** A flame as a lamp on figures. */
export const flameLamp = (x: number, y: number, reach: number, power = 1) =>
  ({ x, y, reach, colour: '#ffc070', power }) as const;
