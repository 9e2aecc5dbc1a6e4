import type { Character } from '../../character/character';
import { selectForCharacter } from '../../figure/outfits/choose';
import type { PlaceName } from '../../scene';
import type { Companion } from '../model';
import { BABIES } from './baby';
import { BABY_BROTHER } from './baby-brother';
import { BABY_FEET } from './baby-feet';
import { relative } from './family';
import { GRANDMOTHER_PHOTO } from './grandmother-photo';
import { HELD } from './held';
import { heroEyes } from './hero-eyes';
import { LAP_CHIN } from './lap-chin';
import { LAP_HANDS } from './lap-hands';
import { type PersonRole, passerBy, TEAM } from './passers-by';
import { person } from './person';
import { REACHING_HANDS } from './reaching-hands';
import { REFLECTED_ELDER } from './reflected-elder';
import { SEDER_ABOVE } from './seder-above';

const grownUp = { grownUp: true, pose: 'stand' } as const;
const child = { grownUp: false, pose: 'stand' } as const;

/** People outside the family look like the people of the place. */
const somebody = (role: PersonRole) => ({
  of: (hero: Character | null, place?: PlaceName) => passerBy(role, hero, place),
});

/** Women of a hijab-wearing family wear an abaya. */
const womanly = (c: Character) =>
  c.headwear === 'hijab' ? 'abaya' : selectForCharacter(c, ['longDress', 'cardigan'] as const);

/** Family of the hero, friends and neighbours: `figure/` poses and outfits by name. */
export const PEOPLE: Readonly<Record<string, Companion>> = {
  mother: person({ ...grownUp, of: (hero, _place, ownFace) => relative('mother', hero, ownFace), outfit: womanly }),
  father: person({ ...grownUp, of: (hero, _place, ownFace) => relative('father', hero, ownFace), outfit: 'shirt' }),
  grandmother: person({
    ...grownUp,
    of: (hero) => relative('grandmother', hero),
    outfit: (c) => (c.headwear === 'hijab' ? 'abaya' : 'cardigan'),
  }),
  /** Before somebody finds her glasses. */
  grandmotherSearching: person({
    ...grownUp,
    of: (hero) => {
      const found = relative('grandmother', hero);
      return { ...found, character: { ...found.character, glasses: 'none' } };
    },
    outfit: 'longDress',
  }),
  grandfather: person({ ...grownUp, of: (hero) => relative('grandfather', hero), outfit: 'cardigan' }),
  /** By his ears one knows him in the drawing of a boy. */
  grandfatherWithEars: person({
    ...grownUp,
    of: (hero) => {
      const found = relative('grandfather', hero);
      return { ...found, character: { ...found.character, earSize: 1.9 } };
    },
    outfit: 'cardigan',
  }),
  ...BABIES,
  ...BABY_BROTHER,
  ...BABY_FEET,
  ...GRANDMOTHER_PHOTO,
  ...HELD,
  heroEyes,
  ...LAP_CHIN,
  ...LAP_HANDS,
  ...REACHING_HANDS,
  ...REFLECTED_ELDER,
  ...SEDER_ABOVE,
  brother: person({ ...child, of: (hero) => relative('brother', hero), outfit: 'hoodie' }),
  sister: person({
    ...child,
    of: (hero) => relative('sister', hero),
    outfit: (c) => selectForCharacter(c, ['skirt', 'dungarees'] as const),
  }),
  cousin: person({
    ...child,
    of: (hero) => relative('cousin', hero),
    outfit: (c) => selectForCharacter(c, ['skirt', 'dungarees'] as const),
  }),
  uncle: person({ ...grownUp, of: (hero) => relative('uncle', hero), outfit: 'shirt' }),
  girlFriend: person({
    ...somebody('girlFriend'),
    ...child,
    pose: 'wave',
    outfit: (c) => selectForCharacter(c, ['dungarees', 'skirt', 'polo'] as const),
  }),
  boyFriend: person({
    ...somebody('boyFriend'),
    ...child,
    pose: 'wave',
    outfit: (c) => selectForCharacter(c, ['sweater', 'hoodie', 'polo'] as const),
  }),
  /** The same with hair that nobody takes for a girl's. */
  boyWithShortHair: person({
    ...child,
    of: (hero, place) => {
      const friend = passerBy('boyFriend', hero, place);
      const { hairStyle } = friend.character;
      const isCoily = hairStyle === 'coilyShort' || hairStyle === 'shaved';
      return { ...friend, character: { ...friend.character, hairStyle: isCoily ? 'coilyShort' : 'short' } };
    },
    outfit: 'cyclist',
  }),
  littleGirl: person({ ...somebody('littleGirl'), ...child, outfit: 'dress' }),
  littleBoy: person({ ...somebody('littleBoy'), ...child, outfit: 'stripes' }),
  ...Object.fromEntries(
    TEAM.map((role) => [role, person({ ...somebody(role), ...child, outfit: 'teamKit' })] as const),
  ),
  teacher: person({ ...somebody('teacher'), ...grownUp, outfit: 'cardigan' }),
  baker: person({ ...somebody('baker'), ...grownUp, outfit: 'apron' }),
  farmer: person({ ...somebody('farmer'), ...grownUp, outfit: 'farmWork' }),
  neighbourWoman: person({ ...somebody('neighbourWoman'), ...grownUp, outfit: womanly }),
  neighbourMan: person({ ...somebody('neighbourMan'), ...grownUp, outfit: 'shirt' }),
  elderWoman: person({ ...somebody('elderWoman'), ...grownUp, outfit: 'cardigan' }),
  elderMan: person({ ...somebody('elderMan'), ...grownUp, outfit: 'cardigan' }),
};
