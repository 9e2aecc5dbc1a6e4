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
      candle: 'Hanukkah’s eighth night! In one pocket: the candle that lights the rest.',
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
      know: '“One for everybody at home,” mumbled {name}. And everybody was.',
      last: 'Even the cat.',
    },
  },
  alts: {
    s01: 'A bakery counter. {name}’s eyes just reach over it. Eight doughnuts stand in a row, each with a red eye of jam, and the baker shakes a cloud of sugar over them. On the baker’s own plate lies a ninth, with a bite in it.',
    s02: '{name} carries the open box of eight doughnuts through a windy evening street. Leaves fly, and a dog and a cat follow along. At the end of the street stands a house of five floors with every window lit.',
    s03: 'The house three times: all lit, dark from the top down to the second floor, and quite dark. {name} is before the door, seen from behind, hugging the shut box. Eyes shine in the black windows.',
    s04: 'Dark all around. {name} holds up the candle, and an old neighbor reaches out a match to its wick. She sits on a chest in felt slippers, and candles peep out of its drawer. There are seven doughnuts in the box, and one is beside her on a plate.',
    s05: '{name} holds up the candle in a dark kitchen before a neighbor with a baby in his arms. The baby looks at the flame. A toy giraffe lies on the floor, and there are five doughnuts in the box.',
    s06: 'The shadows of two giant bears on the wall, each with one paw up, claws out. Under the table two children in bear suits make them, with a hand raised, and {name} growls back at them, hands like paws. The candle stands on the floor, beside a box of three doughnuts.',
    s07: '{name} listens by candlelight. An old man in an armchair plays the guitar with his eyes shut, and golden notes float through the door and up the dark stairs. There are two doughnuts in the box.',
    s08: 'A landing in the moonlight. On the left a fuse box: two legs below its door, and at its sides two hands with a doughnut each. {name} looks over an open, empty box with eight rings of sugar, a finger to the lips.',
    s09: 'The family, seven heads seen from behind, before a wide window with the menorah: eight candles and the ninth above them, all burning. {name} points at the house across the yard, where golden windows shine in the dark, floor above floor.',
    s10: 'Up a staircase with candles on the steps comes the whole house: first the dog, then the old neighbor with a pot of soup, the father with the baby, two bears and the old man with the guitar. {name} cheers in the bright door.',
    s11: 'The whole house at a table with a mountain of doughnuts, soup and fruit, twice: first laughing in golden candlelight, and then pale and wide-eyed under the lamp. {name} is among them. The small bear’s hand is on the switch.',
    s12: 'The lamp is off, and the menorah in the window burns low. {name} is asleep on the sofa, leaning on Dad, his arm around {gender, select, boy {him} girl {her}}. The others sleep on the floor, leaning on each other, and blankets lie over the children. On the rug the electrician and the cat have one doughnut left.',
  },
  coverAlt:
    'A tall house in the dark, with eyes in its windows. Three windows are lit, and in a fourth, large and golden, is {name} with a box of eight doughnuts and a burning candle.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
