import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.en';

/** One carries the doughnuts, one the light, and one knocks: until somebody knocks at their own door. */
export const words: PictureBookText = {
  ...two,
  characters: {
    downstairs: {
      usual: { mainForm: 'Levi' },
      substitute: { mainForm: 'Stern' },
      spares: [{ mainForm: 'Gold' }, { mainForm: 'Shapiro' }],
    },
    musician: {
      usual: { mainForm: 'Blum' },
      substitute: { mainForm: 'Roth' },
      spares: [{ mainForm: 'Katz' }, { mainForm: 'Adler' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      count:
        '“Eight?” asked the baker.\n“Eight,” said {name}. {third} knocked eight times.\n“One for everybody at home,” said {second}.',
    },
    s02: {
      ...two.spreads.s02,
      noses: '“None for the wind. None for the dog,” said {third}. “Not even one lick.”',
    },
    s03: {
      ...two.spreads.s03,
      step: '{name} hugged the box. {second} hugged {name}. {third} knocked.',
    },
    s04: {
      ...two.spreads.s04,
      opening: '{third} knocked. Downstairs, the dark wore slippers.',
      matches: '“Matches,” sighed Mrs. {downstairs}, “and no candle.”',
    },
    s06: { ...two.spreads.s06, cave: '{third} knocked. A cave!' },
    s07: {
      ...two.spreads.s07,
      tune: 'Three flights up, the dark played a waltz. {third} knocked in time.',
      fingers: '“Dark? I always shut my eyes,” said Mr. {musician}.',
    },
    s08: {
      ...two.spreads.s08,
      electrician: '“Not yet,” sighed the shoes. Out came a hand. Then another.',
      lick: 'Then {name}, {second} and {third} licked their fingers.',
    },
    s09: {
      ...two.spreads.s09,
      candles: 'One candle lit eight without running out.',
      there: '“There they are!” called {third}.',
    },
    s10: {
      ...two.spreads.s10,
      door: '(Somebody’s hands were full.) “Now it’s our door!” {third} flung it open, and there stood the whole staircase.',
    },
    s12: {
      ...two.spreads.s12,
      sum: 'As far as a cave, a waltz and a whole staircase.',
      last: '“Even the cat,” mumbled {third}.',
    },
  },
  alts: {
    ...two.alts,
    s01: 'A bakery counter. The eyes of {name}, {second} and {third} just reach over it, and {third} knocks on the wood. Eight doughnuts stand in a row, each with a red eye of jam, and the baker shakes a cloud of sugar over them. On the baker’s own plate lies a ninth, with a bite in it.',
    s02: '{name} carries the open box of eight doughnuts through a windy evening street, {second} comes alongside, pointing the way, and {third} holds out a hand to stop the dog. Leaves fly, and a cat follows along. At the end of the street stands a house of five floors with every window lit.',
    s03: 'The house three times: all lit, dark from the top down to the second floor, and quite dark. {name} and {second} are before the door, seen from behind, {name} hugging the shut box, and {third} knocks on the door. Eyes shine in the black windows.',
    s04: 'Dark all around. {second} holds up the candle, and an old neighbor reaches out a match to its wick. {name} watches over the box, and {third} looks on. The neighbor sits on a chest in felt slippers, and candles peep out of its drawer. There are seven doughnuts in the box, and one is beside her on a plate.',
    s05: '{second} holds up the candle in a dark kitchen before a neighbor with a baby in his arms. The baby looks at the flame, {name} waits with the box, and {third} waves. A toy giraffe lies on the floor, and there are five doughnuts in the box.',
    s06: 'The shadows of two giant bears on the wall, each with one paw up, claws out. Under the table two children in bear suits make them, with a hand raised, and from behind it {third} knocks on the top. Before them {second} makes a paw too, beside {name}. The candle stands on the floor, and there are three doughnuts left in the box.',
    s07: '{name}, {second} and {third} listen by candlelight. An old man in an armchair plays the guitar with his eyes shut, {third} knocks in time, and golden notes float through the door and up the dark stairs. There are two doughnuts in the box.',
    s08: 'A landing in the moonlight. On the left a fuse box: two legs below its door, and at its sides two hands with a doughnut each. {name}, {second} and {third} look over an open, empty box with eight rings of sugar, each with a finger to the lips.',
    s09: 'The family, five heads seen from behind, before a wide window with the menorah: eight candles and the ninth above them, all burning. {name}, {second} and {third} point at the house across the yard, where golden windows shine in the dark, floor above floor.',
    s10: 'Up a staircase with candles on the steps comes the whole house: first the dog, then the old neighbor with a pot of soup, the father with the baby, two bears and the old man with the guitar. {name}, {second} and {third} cheer in the bright door.',
    s11: 'The whole house at a table with a mountain of doughnuts, soup and fruit, twice: first laughing in golden candlelight, and then pale and wide-eyed under the lamp. {name}, {second} and {third} are among them. The small bear’s hand is on the switch.',
    s12: 'The lamp is off, and the menorah in the window burns low. {name} and {second} are asleep on the sofa, leaning on Dad from both sides, and {third} is asleep on the rug in front of them. The others sleep on the floor, leaning on each other, and blankets lie over the children. The electrician and the cat have one doughnut left.',
  },
  coverAlt:
    'A tall house in the dark, with eyes in its windows. Three windows are lit, and in a fourth, large and golden, are {name} with a box of eight doughnuts, {second} with a burning candle, and {third}, who knocks on the windowsill.',
  closing:
    'Knock, knock, knock! One story for {name}, one for {second}, one for {third}, and the light is free. Happy Hanukkah, and sweet, sugary dreams.',
  blurb:
    'It’s the eighth night of Hanukkah, and {name}, {second} and {third} are carrying home eight doughnuts for eight people. Flup! The whole house goes dark. {name} has the box, {second} has one candle, and {third} knows how to knock. Behind every door, somebody is sitting without a light. “One doughnut for you, and the light is free.” But how far can eight doughnuts go?',
  dedicationPlaceholder: 'For {name}, {second} and {third}, who light up the whole house. With all our love',
};
