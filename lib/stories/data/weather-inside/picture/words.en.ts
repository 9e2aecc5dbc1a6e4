import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';
import { altsByKey } from './alts';

export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'Early in the morning, there is fog.',
      guess:
        'You can’t see yet who you are today. You could be a tiger. You could be a jellyfish. You could be somebody who needs the bathroom.',
      kitchen: 'Clink.',
    },
    s02: {
      question: '“What’s the weather in your tummy?” asks Grandpa.',
      custom: 'Other people say good morning. Grandpa says that.',
      answer: '“Sun,” says {name}. “And a little wind. It’s from hunger.”',
      remedy: '“That one blows over,” says Grandpa, “by the second cookie.”',
    },
    s03: {
      opening: 'Some days, the wind gets into your sleeves.',
      kite: 'Past the cabbages! Around the sunflowers! The kite wants to go home, and nobody listens to it.',
      question: '“What’s the weather in your tummy?”',
      answer: '“Can’t— stop— to— look!”',
    },
    s04: {
      opening: 'Rain begins with one drop, on the chin.',
      plip: 'Plip.',
      plop: 'Plop.',
      question: '“What’s the weather in your tummy?” asks Grandpa.',
      answer: '“Plop,” says {name}.',
    },
    s05: {
      soft: 'Boom.',
      loud: 'Boom!',
      loudest: 'BOOM!',
      elbow: 'Somebody knocked the tower over. Somebody says it was only his elbow.',
      roar: '“VERY BAD WEATHER!” roars {name}.',
    },
    s06: {
      opening: 'The storm goes into the tent, with {name} in it. Grandpa doesn’t say “calm down.” He counts.',
      short: '“One… two…”',
      thunder: '“Boom,” says the tent.',
      long: '“One… two… three… four… five…”',
      gone: '“Aha,” says Grandpa. “It’s moving away.”',
    },
    s07: {
      opening: 'Butterflies are weather, too.',
      question: '“What’s the weather?” mouths Grandpa in the front row.',
      answer: '“Five,” mouths {name}.',
      song: 'Then number five flies off, and the words come out after it.',
    },
    s08: {
      opening: 'The dog is as warm as bread.',
      hush: '“What’s the wea—” begins Grandpa, and stops.',
      still: 'There’s weather you don’t wake.',
    },
    s09: {
      opening: 'And one day, Grandpa doesn’t ask.',
      silence: 'The dog looks at {name}. {name} looks at the dog.',
      task: 'One of them will have to do something.',
    },
    s10: {
      question: '“Grandpa? What’s the weather in your tummy?”',
      listening: 'He has to look for a long time, all the way down.',
      answer: '“A little rain,” says Grandpa. “I miss Grandma.”',
      turn: '{name} doesn’t say “cheer up.”',
    },
    s11: {},
    s12: {
      arms: 'After a while, {name} changes arms. After a while, {gender, select, boy {he} girl {she}} changes back.',
      question: '“And now?”',
      answer: '“Drops,” says Grandpa. “And behind them, sun. And a little wind.”',
      end: '“It’s from hunger,” says {name}.',
    },
  },
  alts: altsByKey(en.alts),
  coverAlt: en.coverAlt,
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
