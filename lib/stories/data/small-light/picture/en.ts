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
    s01: '{name} sits up in bed in the lamplight, one hand on the quilt and one on the chest. Across the room, behind the window, waits one small light. In the corner sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the window: {name} gasps, and on {gender, select, boy {his} girl {her}} palms the firefly glows. The open windowpane mirrors the moon and two eyes: the dark’s.',
    s03: 'Four small pictures: a pair of boots, a lit lantern, {name} buttoning a red coat and then, at the garden gate, going out into the night.',
    s04: '{name}, very small, with a lit lantern on a path that leads into enormous trees. From behind one trunk the dark looks out.',
    s05: '{name} leaps back with a scream, and the lantern swings. In the bushes shine two round, frightened eyes under two ear tips that look like leaves. The dark is frightened too.',
    s06: 'A shy young fox creeps out of the bushes. {name} bends down and holds out an open hand, and the fox’s nose just touches the fingers. Two other eyes look out of the leaves: the dark’s.',
    s07: '{name} crosses a moonlit stream, little by little, arms spread wide. The fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits before a huge moon. Far below, tiny, are {name}, the fox and the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, and the fox stays close. The lantern is out, and only smoke is left of its flame. One tiny light glimmers from behind the fox. Farther back, two big, worried eyes look on: the dark’s.',
    s10: 'A small pool of light in the dark: the firefly leads the way, {name} follows with the cold lantern, and the fox keeps close behind. Two wide eyes in the dark shine golden, for the whole other page is full of fireflies, from the ground to the top of the trees.',
    s11: '{name} dances and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family, and everybody looks up at her. At the edge, the dark dances too.',
    s12: 'Daybreak. On the road of lights that leads home across the meadow, {name} turns back, touches the arm of the dark, which has grown small and thin, and looks into its eyes. The firefly shines above them, and the fox looks back. At the garden gate somebody is waiting with open arms.',
  },
  coverAlt:
    'A blue wood at night. {name} wears a red coat and holds a glowing firefly, with a young fox close by. From among the trees, the dark looks on.',
  closing: '“Come on,” said {name} to the dark,\nand moved over.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at {name}’s window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name} doesn’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name}, our small light. With all our love',
};
