/** The ground of every country; in the end they lie on each other as the layers of the cake. */
export const GROUND = {
  milk: '#fbf3e1',
  sand: '#efb877',
  mango: '#f9a826',
  jungle: '#24743f',
  ice: '#d3ebf6',
  sea: '#1c6a9c',
} as const;

/** From the lowest layer to the highest: the order of the journey. */
export const LAYERS = Object.values(GROUND);
