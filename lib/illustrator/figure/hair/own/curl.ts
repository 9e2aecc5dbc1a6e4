import type { HairShape } from '@/lib/photos';

/** How hair is drawn: in flowing locks, or in masses of ringlets or coils. */
export type Curl = 'straight' | 'wavy' | 'loose' | 'ringlets' | 'coils';

/** Neighbouring strands of loose curls run more alike than those of ringlets, percent. */
const LOOSE_FROM = 64;
/** Coils run in all directions: what is more orderly than this is wavy, or even straight, and only looks like coils. */
const [COILS_TO, WAVES_TO] = [70, 73];

/**
 * How curly hair is drawn: by its texture, and by how much alike its strands run where the photo was measured for it.
 * Shapes from before that measure keep the texture's own curls.
 */
export function findCurl({ texture, alignment, cover }: HairShape): Curl {
  if (texture === 'curly') return alignment !== undefined && alignment >= LOOSE_FROM ? 'loose' : 'ringlets';
  if (texture !== 'coily') return texture;
  if (alignment === undefined || alignment <= COILS_TO || cover === 'scalp') return 'coils';
  return alignment > WAVES_TO ? 'straight' : 'wavy';
}

/** Whether curls make a mass of their own instead of locks. */
export function isCurlMass(shape: HairShape): boolean {
  const curl = findCurl(shape);
  return curl === 'ringlets' || curl === 'coils';
}

/** Waves of a lock: how far it swings out, and the length of one wave, in head units. */
export type Waves = { readonly swing: number; readonly length: number };

const WAVES = {
  straight: { swing: 0, length: 60 },
  wavy: { swing: 4.4, length: 76 },
  loose: { swing: 5.8, length: 58 },
} as const satisfies Readonly<Record<string, Waves>>;

/** The waves of hair in locks. */
export function getWaves(shape: HairShape): Waves {
  const curl = findCurl(shape);
  return curl === 'wavy' || curl === 'loose' ? WAVES[curl] : WAVES.straight;
}
