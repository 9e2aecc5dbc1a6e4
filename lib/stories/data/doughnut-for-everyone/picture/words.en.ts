import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Doughnuts given, the same in every language: first floor 1, second 2, third 2, fourth 1, electrician 2.
export const words: PictureBookText = {
  characters: {
    downstairs: { usual: { mainForm: 'Levi' }, substitute: { mainForm: 'Stern' } },
    musician: { usual: { mainForm: 'Blum' }, substitute: { mainForm: 'Roth' } },
  },
  spreads: {
    s01: {
      count: '“Eight?” asked the baker.\n“Eight,” said {name}. “One for everybody at home.”',
      sugar: '“And no tasting on the way,” said the cloud of sugar. “I can count.”',
      tells: '“And sugar tells.”',
    },
    s02: {
      carry: '{name} carried the box as if it were asleep.',
      noses: 'None for the wind. None for the dog. Not even a lick for {name}.',
      candle: 'In one pocket: the candle that would light the other eight.',
    },
    s03: {
      flup: 'Flup.',
      dark: 'Out went the streetlight. Out went the whole house, window by window.',
      voices: '“Oh!” said the first floor. “Waaah!” said the second. “Grrr,” said the third.',
      step: '{name} hugged the box and went in.',
    },
    s04: {
      opening: 'Downstairs, the dark had slippers on.',
      matches: '“I have matches,” said Mrs. {downstairs}’s voice, “and no candle.”',
      candle: '“I have a candle,” said {name}, “and no matches.”',
      scratch: 'Scratch!',
      doughnut: '“One doughnut for you,',
      free: 'and the light is free.”',
    },
    s05: {
      opening: 'One flight up, the dark was crying.',
      cry: 'Waaah!',
      baby: 'The baby saw the light. The crying forgot how to go on.',
      doughnut: '“One doughnut for you, one for the baby to squeeze,',
      free: 'and the light is free.”',
    },
    s06: {
      growl: 'Grrr!',
      cave: 'Two flights up: a cave!',
      ask: '“Do bears eat doughnuts?”\n“With jam.”',
      doughnut: '“One for you, one for you,',
      free: 'and the light is free.”',
      wonder: '“You gave it away,” said the small bear, “and kept it.”',
    },
    s07: {
      tune: 'Three flights up, the dark was playing a waltz.',
      fingers: '“Dark? I shut my eyes for this part,” said Mr. {musician}.',
      doughnut: '“One doughnut for you,',
      free: 'and the light is free.”',
      notes: 'And so was the waltz.',
    },
    s08: {
      shoes: 'Two shoes looked out of the fuse box.',
      doughnut: '“One for you,',
      free: 'and the light…”',
      electrician: '“Not yet,” sighed the shoes. Out came one hand, then the other.',
      box: 'That was eight.',
      lick: 'Only then, {name} licked a finger.',
    },
    s09: {
      ask: '“Eight?” asked the dark.',
      answer: '“I brought them,” said {name}. “They’re just… not here.”',
      candles: 'One candle lit eight, and didn’t run out.',
      windows: 'In the windows across, the whole house shone.',
      there: '“There they are,” said {name}.',
    },
    s10: {
      knock: 'Knock.',
      knocks: 'Knock-knock.',
      bump: 'Bump!',
      door: '(Somebody’s hands were full.) {name} opened the door, and there stood the whole staircase.',
      soup: '“Soup for you,” said Mrs. {downstairs}, “and the company is free.”',
    },
    s11: {
      baker: 'Last came the baker, with a doughnut mountain. “Too many for one. I can count.”',
      flup: 'Flup!',
      groan: 'And on came the power. “Ohhh,” said the whole house.',
      bear: '“Can it go off again?” asked the small bear.',
    },
    s12: {
      how: 'How far do eight doughnuts go?',
      sum: 'As far as a cave, a waltz, a pot of soup and a whole staircase.',
      know: '“One for everybody at home,” yawned {name}. And everybody was.',
      last: 'Sugar tells.',
    },
  },
  alts: {
    s01: 'A bakery counter at the height of {name}’s eyes. Eight doughnuts stand in a row, each with a red eye of jam, and the baker’s hands shake a cloud of sugar over them. On the baker’s own plate lies a ninth, with a bite in it.',
    s02: '{name} carries the box down the windy evening street on tiptoe, perfectly level. The wind, a dog and a cat all stretch their noses the same way. At the edge stands a narrow house of five floors, with every window lit.',
    s03: 'The house goes black in three steps, row by row. {name} stands before the door, seen from behind, with the box. In the black windows shine eyes.',
    s04: 'Black all around. A match lights a candle, and in that small gold circle are two hands and two faces: {name} and an old neighbor in slippers.',
    s05: 'A dark kitchen. {name} holds up the candle, and the flame shines in both eyes of a baby on {gender, select, boy {his} girl {her}} neighbor’s shoulder. A toy giraffe lies on the floor.',
    s06: 'Two giant bears and a giant child on the ceiling, holding doughnuts: the shadows of {name} and of two small children in bear suits under a table.',
    s07: '{name} sits by a candle on the floor. Close by, an old man with his eyes shut plays the guitar, and a line of notes leaves through the door and climbs the stairs.',
    s08: 'A landing in the moonlight, from above. {name} looks into an empty box with eight rings of sugar and licks a finger. Two legs stick out of the fuse box, and under the last door upstairs a row of feet throws shadows.',
    s09: 'Seen from behind, {name} and the family of eight stand around the menorah, where all eight candles burn and the ninth above them. In the dark windows across the yard, their own house shines, floor over floor.',
    s10: '{name} looks from the open door down the stairwell. Up the stairs winds the whole house with candles: the old neighbor with soup, the father with the baby and oranges, two bears, the man with the guitar, and in front the dog.',
    s11: 'The same room twice: gold by candlelight, with everybody eating and laughing, and then flat and white under the lamp, with everybody caught chewing. {name} squints. The small bear’s hand is on the switch.',
    s12: 'The lamp is off again, and the candles are low. Everybody sleeps or whispers in soft heaps, and {name} sits in Dad’s lap with sugar on {gender, select, boy {his} girl {her}} nose. Under the table the electrician and the cat share a doughnut.',
  },
  coverAlt:
    'A tall dark house at night with a single lit window. In it stands {name} with a box of doughnuts and a burning candle.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
