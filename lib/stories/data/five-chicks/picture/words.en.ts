import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Verse: each spread is one couplet of two iambic trimeters, x / x / x /, a trochee allowed first.
// The couplet is one text. Dots at its end leave the number, its rhyme word, to the listener.
// The name stands only in calls, outside the metre, so that any number of syllables fits.
export const words: PictureBookText = {
  spreads: {
    s01: { call: 'Help, {name}!', verse: 'Five little chicks at play\nhave wandered all away.' },
    s02: { call: 'Look, {name}!', verse: 'The bucket in the sun\nis peeping. That makes…' },
    s03: { verse: '“Look underneath me now:\nthere’s milk. The rest is cow.”' },
    s04: { call: '{name}! Jump!', verse: 'Brrrm! Someone’s coming through.\nA driver! That makes…' },
    s05: { verse: '“My wool? A comb. A bee.”\n“Peep,” says the bee. That’s…' },
    s06: { verse: 'Ducks float and float and float.\nChickens would like a boat.' },
    s07: { call: '{name}, tiptoe!', verse: 'The flowers sneeze. What for?\nA-peep! Bless you! That’s…' },
    s08: { verse: '“Clop-clop, I count. Clop-clop.\nAnd after four, I stop.”' },
    s09: { verse: 'We’ve hunted everywhere.\n“Peep!” someone says. But where?' },
    s10: { call: '{name}!', verse: 'It tickles. It’s alive!\nOn top all day sat…' },
    s11: { verse: 'One, two, three, four, five beaks.\nAnd one more chick, with cheeks.' },
    s12: { verse: 'Bedtime, you sleepy chicks!\nTwo boots stick out. That’s…', call: 'Shh, {name}.' },
  },
  alts: {
    s01: 'A pink dawn. A white hen looks for her chicks under her own wing, upside down. {name} bends over with hands on knees. In {name}’s hair shows a bit of yellow. Five empty outlines stand at the foot of the page.',
    s02: 'A flat blue morning. {name} lies flat on the ground, nose to beak with a chick by a bucket. One outline is filled. In the water of the bucket shows a second chick, the one on {gender, select, boy {his} girl {her}} head.',
    s03: 'A black and white cow fills both pages. {name}’s legs stick out from under it, and one yellow chick swings its tail like the cow.',
    s04: 'A red tractor, from the front. Barely over the rim of the wheel looks a chick, the second, and {name} jumps out of the way with the first.',
    s05: 'Cream wool in curls over the whole page, with a comb, a button, a bee and a yellow beak in it: the third chick. {name} looks into the wool from very near.',
    s06: 'Ducks float on green water. On the bank stand {name} and three chicks, all on one leg. In the water there are five of them.',
    s07: 'Flowers as tall as the page, and one of them has a beak: the fourth chick sneezes, and pollen flies. {name} stops on tiptoe with three chicks.',
    s08: 'Four brown horse’s legs like four columns, and a chick leans on each. {name}’s face looks through between them, upside down.',
    s09: '{name} sits on a wide ground of straw, small and far away, with four chicks around, all chins in hands. On top of {name} sits the fifth, its chin in its wing.',
    s10: 'The face of {name}, as high as the page, the eyes rolled up and one hand stopped in the air. From the hair, the fifth chick bends down to look.',
    s11: 'Dusk. {name} carries the fifth chick on a flat palm to the hen, who counts beaks and points at a sixth, empty outline. Four more chicks look up.',
    s12: 'Night, from above. In a nest of straw, one great white wing covers five small heads and a large one, {name}’s. Two boots stick out, and six outlines are filled.',
  },
  coverAlt:
    'A huge yellow five made of chicks, on a flat blue ground. One chick is missing from it: it sits on the head of {name}, who is looking for it.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
