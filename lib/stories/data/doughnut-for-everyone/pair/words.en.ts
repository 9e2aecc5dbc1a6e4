import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** One carries the doughnuts, the other the light: each says half of the refrain. */
export const words: PictureBookText = {
  ...one,
  characters: {
    downstairs: {
      usual: { mainForm: 'Levi' },
      substitute: { mainForm: 'Stern' },
      spares: [{ mainForm: 'Gold' }],
    },
    musician: { usual: { mainForm: 'Blum' }, substitute: { mainForm: 'Roth' }, spares: [{ mainForm: 'Katz' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      count: '“Eight?” asked the baker.\n“Eight,” said {name}.\n“One for everybody at home,” said {second}.',
    },
    s02: {
      carry: '{name} carried the box as if it were asleep.',
      noses: 'None for the wind. None for the dog. Not even one lick between two.',
      candle: 'Hanukkah’s eighth night! In {second}’s pocket: the candle that lights the rest.',
    },
    s03: {
      ...one.spreads.s03,
      step: '{name} hugged the box. {second} hugged {name}.',
    },
    s04: {
      ...one.spreads.s04,
      matches: '“Matches,” sighed Mrs. {downstairs}’s voice, “and no candle.”',
      candle: '“A candle,” said {second}, “and no matches.”',
      doughnut: '“One doughnut for you,” said {name},',
      free: '“and the light is free,” said {second}.',
    },
    s06: {
      ...one.spreads.s06,
      cave: 'Another flight: a cave!',
      ask: '“Do bears eat doughnuts?” whispered {second}.\n“With jam.”',
    },
    s08: {
      ...one.spreads.s08,
      shoes: 'Shoes looked out of the fuse box.',
      lick: 'Then {name} licked a finger. {second}, too.',
    },
    s09: {
      ...one.spreads.s09,
      answer: '“We brought them,” said {name}. “They’re just…”\n“…not here,” said {second}.',
      there: '“There they are!”',
    },
    s10: {
      ...one.spreads.s10,
      door: '(Somebody’s hands were full.) {second} opened the door, and there stood the whole staircase.',
    },
    s12: {
      ...one.spreads.s12,
      know: '“One for everybody at home,” mumbled {name}.\n“Everybody’s home,” mumbled {second}.',
    },
  },
  alts: {
    ...one.alts,
    s01: 'A bakery counter. The eyes of {name} and {second} just reach over it. Eight doughnuts stand in a row, each with a red eye of jam, and the baker shakes a cloud of sugar over them. On the baker’s own plate lies a ninth, with a bite in it.',
    s02: '{name} carries the open box of eight doughnuts through a windy evening street, and {second} comes alongside, pointing the way. Leaves fly, and a dog and a cat follow along. At the end of the street stands a house of five floors with every window lit.',
    s03: 'The house three times: all lit, dark from the top down to the second floor, and quite dark. {name} and {second} are before the door, seen from behind, {name} hugging the shut box. Eyes shine in the black windows.',
    s04: 'Dark all around. {second} holds up the candle, and an old neighbor reaches out a match to its wick. {name} watches over the box. The neighbor sits on a chest in felt slippers, and candles peep out of its drawer. There are seven doughnuts in the box, and one is beside her on a plate.',
    s05: '{second} holds up the candle in a dark kitchen before a neighbor with a baby in his arms. The baby looks at the flame, and {name} waits with the box. A toy giraffe lies on the floor, and there are five doughnuts in the box.',
    s06: 'The shadows of two giant bears on the wall, each with one paw up, claws out. Under the table two children in bear suits make them, with a hand raised. Before them {second} makes a paw too, beside {name}. The candle stands on the floor, and there are three doughnuts left in the box.',
    s07: '{name} and {second} listen by candlelight. An old man in an armchair plays the guitar with his eyes shut, and golden notes float through the door and up the dark stairs. There are two doughnuts in the box.',
    s08: 'A landing in the moonlight. On the left a fuse box: two legs below its door, and at its sides two hands with a doughnut each. {name} and {second} look over an open, empty box with eight rings of sugar, each with a finger to the lips.',
    s09: 'The family, six heads seen from behind, before a wide window with the menorah: eight candles and the ninth above them, all burning. {name} and {second} point at the house across the yard, where golden windows shine in the dark, floor above floor.',
    s10: 'Up a staircase with candles on the steps comes the whole house: first the dog, then the old neighbor with a pot of soup, the father with the baby, two bears and the old man with the guitar. {name} and {second} cheer in the bright door.',
    s11: 'The whole house at a table with a mountain of doughnuts, soup and fruit, twice: first laughing in golden candlelight, and then pale and wide-eyed under the lamp. {name} and {second} are among them. The small bear’s hand is on the switch.',
    s12: 'The lamp is off, and the menorah in the window burns low. {name} and {second} are asleep on the sofa, leaning on Dad from both sides. The others sleep on the floor, leaning on each other, and blankets lie over the children. On the rug the electrician and the cat have one doughnut left.',
  },
  coverAlt:
    'A tall house in the dark, with eyes in its windows. Three windows are lit, and in a fourth, large and golden, are {name} with a box of eight doughnuts and {second} with a burning candle.',
  closing:
    'One story for you, {name}, one for you, {second}, and the light is free. Happy Hanukkah, and sweet, sugary dreams.',
  blurb:
    'It’s the eighth night of Hanukkah, and {name} and {second} are carrying home eight doughnuts for eight people. Flup! The whole house goes dark. On every floor, behind every door, somebody is sitting without a light. {second} has one candle in one pocket. “One doughnut for you, and the light is free.” But how far can eight doughnuts go?',
  dedicationPlaceholder: 'For {name} and {second}, who light up the whole house. With all our love',
};
