import { characterSchema } from '@/lib/illustrator';
import type { NamedTile } from './tiles';

const lina = characterSchema.parse({
  age: 6,
  gender: 'girl',
  skin: '#8a5a3a',
  hairColor: '#1f1816',
  hairStyle: 'puffs',
  eyeColor: '#3a2417',
  eyeShape: 'almond',
});
const adam = characterSchema.parse({
  age: 7,
  gender: 'boy',
  skin: '#eab48c',
  hairColor: '#5a3a24',
  hairStyle: 'tousled',
  eyeColor: '#5b3a22',
  freckles: true,
});
const crop = { across: 0, down: 0.12, edge: 1.55 };
const look = { pose: 'portrait', expression: 'joy', outfit: 'sweater', yaw: 0, tilt: 0 } as const;

/** The children in the photo step's good and bad examples; CSS makes the bad ones dark, blurred or small. */
export const PHOTO_GUIDE: readonly NamedTile[] = [
  { name: 'photo-front', child: lina, look, crop },
  { name: 'photo-glasses', child: { ...adam, glasses: 'round', glassesColor: '#33507a' }, look, crop },
  { name: 'photo-friend', child: adam, look, crop },
  { name: 'photo-aside', child: adam, look: { ...look, expression: 'calm', yaw: 1.1 }, crop },
];
