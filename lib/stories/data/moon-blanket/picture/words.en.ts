import type { PictureBookText } from '../../../picture-book';

// Verse: each spread is one couplet of two iambic dimeters, x / x /, a trochee allowed first. The couplet is one text.
// The name stands only in calls, outside the metre, so that any number of syllables fits.
export const words: PictureBookText = {
  spreads: {
    s01: { call: 'Brr. Look, {name}.', verse: 'The moon’s so thin.\nWho’ll tuck it in?' },
    s02: { call: 'Three, two, one, {name}!', verse: 'Up past the trees.\nExcuse us, please!' },
    s03: { verse: 'Fold here, fold there.\nThe moon is… where?' },
    s04: { verse: 'It’s grown a bit.\nA better fit.' },
    s05: { call: 'Just right, {name}.', verse: 'Not tight, not wide.\nAll tucked inside.' },
    s06: { verse: 'How big it grows!\nIt fits the nose.' },
    s07: { call: 'Pull, {name}!', verse: 'Tug left, tug right.\nStars, hold on tight!' },
    s08: { call: 'Like that, {name}.', verse: 'The rest is bare.\nA hug goes there.' },
    s09: { verse: 'A bite less moon.\nThe folds balloon.' },
    s10: { verse: 'So thin, so small.\nNot cold at all.' },
    s11: { call: 'Catch, {name}!', verse: 'No moon. No glow.\nOne blanket, slow.' },
    s12: { verse: 'It kept its heat.\nAnd by your feet…', call: 'Good night, {name}.' },
  },
  alts: {
    s01: 'A blue night. {name} sits up in bed with a patchwork blanket to the chin and looks out of the window. In the sky shivers a thin moon with a blue nose.',
    s02: 'A small red rocket climbs among the stars. {name} looks out of its round window, the blanket flies behind like a tail, and the stars move over.',
    s03: 'A mountain of folds fills both pages. {name} lifts one edge and searches. Under another fold pokes out the thin tip of a moon.',
    s04: 'A half moon in the blanket. {name} tucks it around the tummy, and a long tail of it hangs down. On the tail sits a star and swings.',
    s05: 'A plump moon sleeps, all covered, with only its face out. {name} sits by, a finger on the lips, and every star closes one eye.',
    s06: 'A full moon, bigger than both pages. The blanket lies on its nose like a handkerchief. {name} stands on its cheek, very small, and looks up.',
    s07: 'The full moon and the blanket stretched flat. {name} pulls at one corner, and at the other three, stars pull with all their might.',
    s08: '{name} nestles against the cheek of the moon, where the blanket ends, and hugs it with both arms and closed eyes. The moon has shut the eye beside the child, looks on with the other and smiles, and the stars yawn.',
    s09: 'A half moon, the other way round now. The blanket piles up around it in a hill of corners. {name} folds one of them.',
    s10: 'A thin moon, turned the other way than at first, sleeps under one corner of the blanket, with a rosy cheek. {name} lays a hand on it to feel.',
    s11: 'A black sky without a moon. The blanket comes down slowly, all alone, spread like a bird. Below, in a lit window, {name} holds out {gender, select, boy {his} girl {her}} arms.',
    s12: '{name} sleeps in bed, with the blanket to the chin. The window is black. From under the hem, by {gender, select, boy {his} girl {her}} feet, shows a thin stripe of light.',
  },
  coverAlt:
    'A blue night. {name} sits on a thin moon and pulls a patchwork blanket up to its chin. A long tail of the blanket trails onto the back cover, and small stars sit on it.',
  closing: 'And tomorrow, {name}?\nThin again. Cold again.\nAnd here’s a blanket.',
  blurb:
    'The moon is cold, and {name} has one blanket and one small rocket. Some nights the blanket is far too big. One night it’s just right. One night it’s enough for a nose. And then there’s a night with no moon at all. A lullaby about a blanket that goes out and comes home warm.',
  dedicationPlaceholder: 'For {name}. May you always be warm. With all our love',
};
