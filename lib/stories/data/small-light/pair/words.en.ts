import type { PictureBookText } from '../../../picture-book';
import { en as one } from '../picture/en';

/** One carries the lantern and goes first; the other asks, and is content with one small light. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      story:
        '{name} and {second} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark. The dark doesn’t knock.',
    },
    s03: {
      ...one.spreads.s03,
      home: '“We’ll take you home,” said {name} quickly, before anybody could think twice.',
      gate: '“Eeeek!” said the garden gate.\n“Us too,” whispered {second}.',
    },
    s04: {
      ...one.spreads.s04,
      tall: 'The trees were tall.\n{name} and {second} were not.',
      ask: '“How do you get through so much dark?” asked {second}.',
    },
    s05: { ...one.spreads.s05, heroYell: '“Aaaah!” yelled {name} and {second}.' },
    s06: {
      ...one.spreads.s06,
      talk: '“I thought you were the dark,” said the fox.\n“And we thought the dark was you,” said {second}. “Let’s be scared together.”',
    },
    s08: {
      ...one.spreads.s08,
      answer: '“Us,” said {name}, “and a fox, and a small light who’s lost.”',
    },
    s10: { ...one.spreads.s10, plenty: '“That’s plenty,” said {second}.' },
  },
  alts: {
    ...one.alts,
    s01: '{name} and {second} sit up in one bed in the lamplight, wide-eyed, and {second} clings to {name}’s arm. Across the room, outside the window, waits one small light. And in the corner, inside after all, sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the open window: {name} beams, on {gender, select, boy {his} girl {her}} palms the firefly glows, and {second} leans in, amazed. The windowpane mirrors the moon and, low in the corner, two eyes: the dark’s.',
    s03: 'Four small pictures: feet in boots, a hand with a lit lantern, {name} doing up a red coat and, last and largest, {name} anxiously opening the garden gate, with {second} close behind. The firefly is already flying ahead into the night.',
    s04: '{name} and {second}, very small and worried, follow a path into enormous trees. {name} carries the lit lantern, {second} holds on behind, and the firefly is just ahead. From behind a trunk the dark looks out.',
    s05: '{name} and {second} leap back with a scream, and the lantern swings. In the bushes shine two huge, frightened eyes under two pointed ear tips. Behind the two of them, the dark is frightened, too.',
    s06: 'A shy young fox has crept out of the bushes, nose just touching {second}’s outstretched hand. {second} kneels and smiles. {name} hangs back with the lantern, astonished. From the gap in the leaves two other eyes look out: the dark’s.',
    s07: '{name} and {second} cross a moonlit stream by a little wooden bridge: {name} careful at first, {second} wobbling, arms out, and {name} again, nearly across, laughing. The water skips down three small falls. Below, the fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits against a huge moon. Far below, tiny, {name} holds up a hand, beside {second}, the firefly and the fox. Close behind them, like one of the party, stands the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, the lantern has gone out but for one last red spark, and {second} crouches with a hand on the fox. At the fox’s side glimmers one tiny light. Behind them looms the dark, enormous, and its two big eyes are worried.',
    s10: 'A small pool of light: the firefly leads the way, {name} follows, smiling, with the cold lantern, then {second}, marveling, and the fox keeps close behind. The dark’s wide eyes shine golden, for the woods ahead are full of fireflies, from the ground to the treetops.',
    s11: '{name} and {second} dance and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family. At the edge, arms in the air, the dark dances, too.',
    s12: 'Daybreak. A road of lights leads home across the meadow, and at the edge of the woods three fireflies shine goodbye. {name} hurries along, hand in hand with the dark, who is small now, and nearly see-through, and the fox follows. On the road, in the warm light of the open door, Mom kneels, and {second} is in her arms already.',
  },
  coverAlt:
    'A blue wood at night. {name}, in a red coat, smiles at a firefly that glows on one hand, with {second} and a young fox close by. Behind them, a hand around a trunk, stands the dark, big and soft, and looks on.',
  closing: '“Come on,” said {name} to the dark,\nand {second} moved over.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at {name} and {second}’s window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name} and {second} don’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name} and {second}, our two small lights. With all our love',
};
