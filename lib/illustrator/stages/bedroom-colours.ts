/** What the palettes of the stage colour. */
export type BedroomColours = {
  wall: readonly [string, string, string, string];
  lampPower: number;
  /** How the quilt lies: over somebody who sits, or flat over somebody who lies. */
  quilt: 'sitting' | 'lying';
  lit: string;
  skyTop: string;
  skyLow: string;
  hill: string;
  frame: string;
  curtain: string;
  wood: string;
  floor: string;
  stars: number;
  moonY: number;
  shadow: string;
};
