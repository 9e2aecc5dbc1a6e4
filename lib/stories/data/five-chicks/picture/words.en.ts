import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Verse: each spread is one couplet of two iambic trimeters, x / x / x /, a trochee allowed first.
// The couplet is one text. Dots at its end leave the number, its rhyme word, to the listener.
// The name stands only in calls, outside the metre, so that any number of syllables fits.
export const words: PictureBookText = {
  spreads: {
    s01: { call: 'Help, {name}!', verse: 'Five little chicks at play\nhave hip-hop-hopped away.' },
    s02: { call: 'Look, {name}!', verse: 'The bucket in the sun\nis peeping. That makes…' },
    s03: { verse: '“Look underneath me now:\nthere’s milk. The rest is cow.”' },
    s04: { call: '{name}! Quick!', verse: 'Brrrm! Someone’s coming through.\nA driver! That makes…' },
    s05: { verse: '“My wool? A comb. A bee.”\n“Peep,” says the bee. That’s…' },
    s06: { verse: 'Ducks float and float and float.\nAnd chicks would like a boat.' },
    s07: { call: 'Softly, {name}…', verse: 'The flowers sneeze. What for?\nA-peep! Bless you! That’s…' },
    s08: { verse: '“Clop-clop, I count. Clop-clop.\nAnd after four, I stop.”' },
    s09: { verse: 'We’ve hunted here and there.\n“Peep!” someone says. But where?' },
    s10: { call: '{name}!', verse: 'It tickles. It’s alive!\nOn top all day! That’s…' },
    s11: { verse: 'One, two, three, four, five beaks.\nAnd one more chick, with cheeks.' },
    s12: { verse: 'Bedtime, you sleepy chicks!\nTwo boots stick out. That’s…', call: 'Shh, {name}.' },
  },
  alts: {
    s01: 'A pink dawn. A huge white hen looks for her chicks under herself, her head upside down and a wing in the air. {name} watches. In {name}’s hair shows a bit of yellow. Five empty outlines stand at the foot of the page.',
    s02: 'A flat blue morning. A huge white bucket lies on its side, and a chick stands in its opening. {name} lies before it, nose to beak, with a bit of yellow on {gender, select, boy {his} girl {her}} head. Beside the bucket stands a 1 with a beak and feet.',
    s03: 'A black and white cow fills both pages. {name} crawls under its belly with a bit of yellow on {gender, select, boy {his} girl {her}} head, and the one found chick, the bucket for a hat, wags its tail below the udder.',
    s04: 'A blue tractor from the front, on red. Over the rim of the wheel looks the second chick. {name} throws both arms up, and the first chick spreads its wings. Beside them stands a 2.',
    s05: 'Curls of cream wool over the whole page, with a comb, a button, a bee and the face of a sheep. Out of the wool peeks the third chick. {name} reaches for it, and two chicks stand in front. Beside them stands a 3.',
    s06: 'Green water and two white ducks. Three chicks stand in a row in a tin tub, wings up, and {name}, kneeling on the bank, pushes it afloat. The water shows the tub and the chicks in three bands, and on {name}’s head there is a bit of yellow.',
    s07: 'Flowers as tall as the page, on pink. The middle of one is the face of the fourth chick: it sneezes, and pollen flies. {name} steals up to it, three chicks wait behind, and a snail leaves four lines. Beside them stands a 4.',
    s08: 'Four brown legs of a horse like four columns, and a chick leans at each. {name} peeks out between them, head tilted, and on {gender, select, boy {his} girl {her}} head there is a bit of yellow.',
    s09: 'An orange evening and a large sun. Far off on a hill are places where they have looked: the tractor, the cow, the bucket, the horse and the flowers. Small footprints lead down from there. {name} sits sadly, hands on cheeks, and four sad chicks sit in a row. On top of {name}’s head there is a bit of yellow.',
    s10: 'The face of {name}, as high as the page, the eyes rolled up and one hand stopped in the air. Over the forehead the fifth chick bends down, upside down, and laughs. Four chicks watch, and beside them stands a 5.',
    s11: 'Dusk. A white hen points a wing at a row of numerals, 1 to 5. On each of the first four sits a chick, with a bucket, goggles, wool or a flower on its head, and {name} holds the fifth on a palm above the 5. By the wing waits a sixth outline, empty.',
    s12: 'Night, from above. In a nest of straw a great white hen is asleep, and under her wing {name} sleeps with five chicks, one of them on {gender, select, boy {his} girl {her}} head. Two red boots stick out. Beside the nest stands a 6, and six outlines are filled.',
  },
  coverAlt:
    'A huge yellow 5 with a beak and feet on a flat blue ground, and three chicks around it. {name} wonders where the fifth is, and has something yellow with a tuft on {gender, select, boy {his} girl {her}} head, like a hat. On the back the hen searches, and the fourth rides on her.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
