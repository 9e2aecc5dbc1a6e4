import type { Character } from '../../character';
import { chosen } from '../../figure/outfits/choose';
import type { Companion } from '../model';
import { BABIES } from './baby';
import { relative } from './family';
import { person } from './person';
import { stranger } from './strangers';

const grownUp = { grownUp: true, pose: 'stand' } as const;
const child = { grownUp: false, pose: 'stand' } as const;

/** Women of a family that wears the hijab are at home in an abaya. */
const womanly = (c: Character) => (c.headwear === 'hijab' ? 'abaya' : chosen(c, ['longDress', 'cardigan'] as const));

/** Family of the hero, friends and neighbours: `figure/` poses and outfits by name. */
export const PEOPLE: Readonly<Record<string, Companion>> = {
  mother: person({ ...grownUp, of: (hero) => relative('mother', hero), outfit: womanly }),
  father: person({ ...grownUp, of: (hero) => relative('father', hero), outfit: 'shirt' }),
  grandmother: person({
    ...grownUp,
    of: (hero) => relative('grandmother', hero),
    outfit: (c) => (c.headwear === 'hijab' ? 'abaya' : 'cardigan'),
  }),
  grandfather: person({ ...grownUp, of: (hero) => relative('grandfather', hero), outfit: 'cardigan' }),
  ...BABIES,
  brother: person({ ...child, of: (hero) => relative('brother', hero), outfit: 'hoodie' }),
  sister: person({
    ...child,
    of: (hero) => relative('sister', hero),
    outfit: (c) => chosen(c, ['skirt', 'dungarees'] as const),
  }),
  girlFriend: person({
    ...child,
    pose: 'wave',
    of: (hero) => stranger('girlFriend', hero),
    outfit: (c) => chosen(c, ['dungarees', 'skirt', 'polo'] as const),
  }),
  boyFriend: person({
    ...child,
    pose: 'wave',
    of: (hero) => stranger('boyFriend', hero),
    outfit: (c) => chosen(c, ['sweater', 'hoodie', 'polo'] as const),
  }),
  teacher: person({ ...grownUp, of: (hero) => stranger('teacher', hero), outfit: 'cardigan' }),
  baker: person({ ...grownUp, of: (hero) => stranger('baker', hero), outfit: 'apron' }),
  farmer: person({ ...grownUp, of: (hero) => stranger('farmer', hero), outfit: 'farmWork' }),
};
