import type { PictureBookText } from '../../../picture-book';

export const en: PictureBookText = {
  spreads: {
    s01: {
      tap1: 'Tap.',
      tap2: 'Tap.',
      tap3: 'Tap.',
      story:
        '{name} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark. The dark doesn’t knock.',
    },
    s02: {
      firefly: 'It was a firefly, lighter than a sneeze.',
      chase:
        '“I chased the moon,” she said, “and the moon didn’t wait. My family is shining on the other side of the woods.”',
    },
    s03: {
      home: '“I’ll take you home,” said {name} {gender, select, boy {quickly, before he could change his mind.} girl {quickly, before she could change her mind.}}',
      boots: 'Boots? On.',
      coat: 'Red coat? On.',
      lantern: 'Lantern? Lit.',
      gate: '“Eeeek!” said the garden gate.\n“Me too,” whispered {name}.',
    },
    s04: {
      tall: 'The trees were tall.\n{name} was not.',
      ask: '“How do you get through so much dark?”',
      step: 'One small step. And one more.',
    },
    s05: { eyes: 'Eyes! In the bushes!', heroYell: '“Aaaah!” yelled {name}.', eyesYell: '“Aaaah!” yelled the eyes.' },
    s06: {
      fox: 'Out crept a little fox\nwith a wobbly tail.',
      talk: '“I thought you were the dark,” said the fox.\n“And we thought the dark was you,” said {name}. “Let’s be scared together.”',
    },
    s07: {
      stream: 'Next came a stream that couldn’t stop giggling.',
      step1: 'One small step.',
      oops1: 'Oops!',
      step2: 'And one more.',
      oops2: 'Oops!',
      plop: 'Plop.',
      fox: '“That plop,” said the fox, “was me.”',
    },
    s08: {
      who: '“Who? Whooo?”',
      answer: '“Me,” said {name}, “and a fox, and a small light who’s lost.”',
      owl: '“Go where it’s darkest,” said the owl. “That’s where small lights show up best.”',
    },
    s09: {
      wind: 'Then came the wind. It blew—',
      blow: 'hoooooo!',
      out: '—and the lantern went out.',
      dark: 'Dark in front.\nDark behind.\nDark all the way up.',
    },
    s10: {
      on: '“I’m still on,” said a tiny voice.',
      plenty: '“That’s plenty,” said {name}.',
      step1: 'One small step.',
      step2: 'And one more.',
      step3: 'And one more.',
      stars: 'And all at once the dark was full of stars.',
    },
    s11: {},
    s12: {
      thanks: 'How do fireflies say thank you?',
      light: 'Light by light by light.',
      step: 'One small step. And one more.',
    },
  },
  alts: {
    s01: '{name} sits up in bed in the lamplight, wide-eyed, one hand on the quilt. Across the room, outside the window, waits one small light. And in the corner, inside after all, sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the open window: {name} beams, and on {gender, select, boy {his} girl {her}} palms the firefly glows. The windowpane mirrors the moon and, low in the corner, two eyes: the dark’s.',
    s03: 'Four small pictures: feet in boots, a hand with a lit lantern, {name} doing up a red coat and, last and largest, {name} anxiously opening the garden gate. The firefly is already flying ahead into the night.',
    s04: '{name}, very small and worried, carries the lit lantern along a path into enormous trees, the firefly just ahead. From behind a trunk the dark looks out.',
    s05: '{name} leaps back with a scream, and the lantern swings. In the bushes shine two huge, frightened eyes under two pointed ear tips. Behind {name}, the dark is frightened, too.',
    s06: 'A shy young fox has crept out of the bushes, nose just touching {name}’s outstretched hand. {name} kneels and smiles. From the gap in the leaves two other eyes look out: the dark’s.',
    s07: '{name} crosses a moonlit stream from stone to stone, arms out, first careful, then wobbling, then laughing. The water skips down three small falls. Behind, the fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits against a huge moon. Far below, tiny, {name} holds up a hand, beside the firefly and the fox. Close behind them, like one of the party, stands the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, the lantern has gone out but for one last red spark, and the fox stays close. At the fox’s side glimmers one tiny light. Behind them looms the dark, enormous, and its two big eyes are worried.',
    s10: 'A small pool of light: the firefly leads the way, {name} follows, smiling, with the cold lantern, and the fox keeps close behind. The dark’s wide eyes shine golden, for the woods ahead are full of fireflies, from the ground to the treetops.',
    s11: '{name} dances and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family. At the edge, arms in the air, the dark dances, too.',
    s12: 'Daybreak. A road of lights leads home across the meadow, and at the edge of the woods three fireflies shine goodbye. {name} hurries along, hand in hand with the dark, who is small now, and nearly see-through, and the fox follows. On the road, in the warm light of the open door, Mom kneels, arms outstretched, and one hand already holds {name}’s.',
  },
  coverAlt:
    'A blue wood at night. {name}, in a red coat, smiles at a firefly that glows on one hand, with a young fox close by. Behind them, a hand around a trunk, stands the dark, big and soft, and looks on.',
  closing: '“Come on,” said {name} to the dark,\nand moved over.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at {name}’s window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name} doesn’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name}, our small light. With all our love',
};
