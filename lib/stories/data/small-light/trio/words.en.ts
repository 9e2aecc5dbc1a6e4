import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.en';

/** One carries the lantern and goes first, one asks, one counts all the way, up to four in the bed. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      story:
        '{name}, {second} and {third} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark.\n“Three taps,” counted {third}. “The dark doesn’t knock.”',
    },
    s04: {
      ...two.spreads.s04,
      tall: 'The trees were tall.\n{name}, {second} and {third} were not.',
      ask: '“How do you get through so much dark?” asked {second}.\n“Bit by bit,” said {third}. “I’ll count.”',
    },
    s05: { ...two.spreads.s05, heroYell: '“Aaaah!” yelled {name}, {second} and {third}.' },
    s06: {
      ...two.spreads.s06,
      talk: '“I thought you were the dark,” said the fox.\n“And we thought the dark was you,” said {second}. “Let’s be scared together.”\n“All five,” counted {third}.',
    },
    s10: {
      ...two.spreads.s10,
      plenty: '“One,” counted {third}.\n“That’s plenty,” said {second}.',
      stars: 'All at once the dark was full of stars. {third} lost count.',
    },
  },
  alts: {
    ...two.alts,
    s01: '{name}, {second} and {third} sit up in one bed in the lamplight, wide-eyed. {second} clings to {name}’s arm, and {third} holds up one finger. Across the room, outside the window, waits one small light. And in the corner, inside after all, sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the open window: {name} beams, on {gender, select, boy {his} girl {her}} palm the firefly glows, and {second} and {third} lean in, amazed. The windowpane mirrors the moon and, low in the corner, two eyes: the dark’s.',
    s03: 'Four small pictures: feet in boots, a hand with a lit lantern, {name} doing up a red coat and, last and largest, {name} anxiously opening the garden gate, with {second} and {third} close behind. The firefly is already flying ahead into the night.',
    s04: '{name}, {second} and {third}, very small and worried, follow a path into enormous trees, each holding on to the one in front. {name} carries the lit lantern, and the firefly is just ahead. From behind a trunk the dark looks out.',
    s05: '{name}, {second} and {third} leap back with a scream, and the lantern swings. In the bushes shine two huge, frightened eyes under two pointed ear tips. Behind the three of them, the dark is frightened, too.',
    s06: 'A shy young fox has crept out of the bushes, nose just touching {second}’s outstretched hand. {second} kneels and smiles. {name} hangs back with the lantern, astonished, and {third} holds up five fingers. From the gap in the leaves two other eyes look out: the dark’s.',
    s07: '{name}, {second} and {third} cross a moonlit stream by a little wooden bridge: {name} careful, {second} wobbling, arms out, and {third}, nearly across, laughing. The water skips down three small falls. Below, the fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits against a huge moon. Far below, tiny, {name} holds up a hand, beside {second}, {third}, the firefly and the fox. In their midst, like one of the party, stands the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, the lantern has gone out but for one last red spark, {second} crouches with a hand on the fox, and {third} holds on to {second}. At the fox’s side glimmers one tiny light. Behind them looms the dark, enormous, and its two big eyes are worried.',
    s10: 'A small pool of light: the firefly leads the way, {name} follows, smiling, with the cold lantern, then {second} and {third}, marveling, and the fox keeps close behind. The dark’s wide eyes shine golden, for the woods ahead are full of fireflies, from the ground to the treetops.',
    s11: '{name}, {second} and {third} dance and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family. At the edge, close behind {third}, the dark dances, too, arms in the air.',
    s12: 'Daybreak. A road of lights leads home across the meadow, and at the edge of the woods three fireflies shine goodbye. {name} hurries along, hand in hand with the dark, who is small now, and nearly see-through, and the fox follows. On the road, in the warm light of the open door, Mom kneels, {second} is in her arms already, and {third} hugs her from behind.',
  },
  coverAlt:
    'A blue wood at night. {name}, in a red coat, smiles at a firefly that glows on one hand, with {second}, {third} and a young fox close by. Behind them, a hand around a trunk, stands the dark, big and soft, and looks on.',
  closing:
    '“Come on,” said {name} to the dark,\nand {second} moved over.\n“Four in the bed,” counted {third}.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at the window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name}, {second} and {third} don’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name}, {second} and {third}, our three small lights. With all our love',
};
