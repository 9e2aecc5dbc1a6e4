import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'Early in the morning, there is fog.',
      guess:
        'You can’t see yet who you are today. You could be a tiger. You could be a jellyfish. You could be somebody who needs the bathroom.',
      kitchen: 'Clink.',
    },
    s02: {
      question: '“What’s the weather in your tummy?” asks {relative}.',
      custom: 'Other people say good morning. {relative} says that.',
      answer: '“Sun,” says {name}. “And a little wind. It’s from hunger.”',
      remedy: '“That blows over,” says {relative}, “by the second cookie.”',
    },
    s03: {
      opening: 'Some days, the wind gets into your sleeves.',
      kite: 'Past the cabbages! Around the sunflowers! The kite wants to go home, and nobody listens to it.',
      question: '“What’s the weather in your tummy?”',
      answer: '“Can’t— stop— to— look!”',
    },
    s04: {
      opening: 'Rain begins with one drop, right on the ice cream.',
      plip: 'Plip.',
      plop: 'Plop.',
      question: '“What’s the weather in your tummy?” asks {relative}.',
      answer: '“Plop,” says {name}.',
    },
    s05: {
      soft: 'Boom.',
      loud: 'Boom!',
      loudest: 'BOOM!',
      elbow: 'Somebody knocked the tower over. Somebody says it was only his elbow.',
      roar: '“VERY BAD WEATHER!”',
    },
    s06: {
      opening: 'The storm goes into the tent, with {name} in it. {relative} doesn’t say “calm down.” He counts.',
      short: '“One… two…”',
      thunder: '“Boom,” says the tent.',
      long: '“One… two… three… four… five…”',
      gone: '“Aha,” says {relative}. “It’s moving away.”',
    },
    s07: {
      opening: 'Butterflies are weather, too.',
      question: '“What’s the weather?” mouths {relative} in the front row.',
      answer: '“Five,” mouths {name}.',
      song: 'Then number five flies off, and the words come out after it.',
    },
    s08: {
      opening: 'The dog is as warm as bread.',
      hush: '“What’s the wea—” begins {relative}, and stops.',
      still: 'There’s weather you don’t wake.',
    },
    s09: {
      opening: 'And one day, {relative} doesn’t ask.',
      silence: 'The dog looks at {name}. {gender, select, boy {He looks back.} girl {She looks back.}}',
      task: 'One of them will have to do something.',
    },
    s10: {
      question: '“{relative}? What’s the weather in your tummy?”',
      listening: 'He has to look for a long time, all the way down.',
      answer: '“A little rain,” says {relative}. “I miss Grandma.”',
      turn: '{name} doesn’t say “cheer up.”',
    },
    s11: {
      arms: 'After a while, {name} changes arms. After a while, {gender, select, boy {he} girl {she}} changes back.',
    },
    s12: {
      question: '“And now?”',
      answer: '“Drops,” says {relative}. “And behind them, sun. And a little wind.”',
      end: '“It’s from hunger,” says {name}.',
    },
  },
  alts: {
    s01: '{name} sits up in bed in the early morning. The room is gray, and inside {name} there is fog, with something warm and orange low down. In a lit doorway stands the shape of Grandpa, who stirs a cup.',
    s02: 'A bright kitchen. Grandpa kneels close and looks into {name}’s tummy, where a sun shines and a little wind blows. {name} laughs down at him. On the breakfast table are a radio, two cups and a plate of cookies.',
    s03: 'A gale bends trees, grass and sunflowers, and shirts fly on the line. {name} races through the garden with a kite, three times, each time nearer, with sleeves puffed up like balloons. The wind inside streams out over everything. Grandpa runs along.',
    s04: 'In the playground lies an ice cream, upside down, and a drop falls on it. {name} looks at it, and inside {gender, select, boy {him} girl {her}} it pours from a cloud. Grandpa crouches close by and holds out his own ice cream.',
    s05: 'A purple storm. {name} shakes both fists and shouts with eyes shut and mouth wide open, and a flash out of the tummy breaks a tower of blocks apart. A small brother stands by, one elbow out.',
    s06: 'A tent glows. Flashes of lightning are on its cloth, and through it one sees {name}, scowling, with a storm in the tummy. Outside, on the floor, Grandpa sits and counts: he holds up two fingers.',
    s07: '{name} on a stage in the spotlight, holding up an open hand, with four butterflies inside. The fifth has flown out of {gender, select, boy {his} girl {her}} mouth, in a big curve over the head. From the dark, the backs of many heads look on. At the end of the front row, in the light, Grandpa sits and mouths a question, a hand on his own tummy.',
    s08: 'A golden evening in the garden. On a blanket, {name} sleeps with a cheek on the dog, who is curled up asleep, too. Inside {name}, all is bright and quiet, with a small sun. Grandpa kneels behind them, a finger on his lips. A quilt is spread over {name}’s legs, and the kite rests in the grass.',
    s09: 'A large, still, gray living room. {name} is small and far off in the doorway, Grandpa sits on the sofa and looks down, and the dog is in between. Only two things are red: an umbrella by the door, and the same umbrella in a photo of Grandma.',
    s10: '{name} leans on Grandpa, hands on his knee, and Grandpa has an arm around {gender, select, boy {him} girl {her}}. Inside Grandpa, a long rain falls, and in it stands an empty chair with a red umbrella on its back. They both look down into it. On the wall behind them hangs a photo of Grandma, laughing under that umbrella. The dog lies in front of the sofa.',
    s11: 'On the sofa, Grandpa has an arm around {name}, who holds a big red umbrella high over both of them. It rains in the living room, but under the umbrella it is dry and full of color, and the dog sleeps there.',
    s12: 'After the rain: {name} and Grandpa hand in hand in the garden, in low golden light. The sun shines in both of them, and in Grandpa a few drops still fall. {name} holds the red umbrella, half folded and dripping, and Grandpa carries a plate of cookies. A path leads home.',
  },
  coverAlt:
    'A dim room on a gray day. {name} laughs with both arms up, and out of the big round tummy, as out of a window, shines all the weather: a sun, a cloud, and a rainbow that reaches all the way to the back cover. Grandpa kneels close and looks in, his face lit. On the back is a window, and it is drizzling outside.',
  closing: en.closing,
  blurb:
    'Other grandfathers say good morning. This one asks, “What’s the weather in your tummy?” And {name} takes a look: sun, wind, five butterflies and, on the day somebody knocks over the tower, VERY bad weather. {relative} always asks. Until, one day, he doesn’t…',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
