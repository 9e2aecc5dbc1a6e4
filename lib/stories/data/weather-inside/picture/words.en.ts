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
      elbow: 'Somebody knocked the tower over. Somebody says it was only an elbow.',
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
      silence: 'The dog looks at {name}. {name} looks at {relative}.',
      task: 'One of them will have to do something.',
    },
    s10: {
      question: '“{relative}? What’s the weather in your tummy?”',
      listening: 'He has to look for a long time, all the way down.',
      answer: '“A little rain,” says {relative}. “I miss Grandma.”',
      turn: '{name} doesn’t say “cheer up.”',
    },
    s11: {
      arms: 'After a while, {name} changes arms.\nAfter a while, {gender, select, boy {he} girl {she}} changes back.',
    },
    s12: {
      question: '“And now?”',
      answer: '“Drops,” says {relative}. “And behind them, sun. And a little wind.”',
      end: '“It’s from hunger,” says {name}.',
    },
  },
  alts: {
    s01: '{name} sits up in bed, stretches and yawns, eyes still shut. The room is gray, and in {name}’s tummy, as in a round window, there is fog, with something warm and orange low down. In the mist one can guess at a tiger, a jellyfish and somebody with knees pressed together. In a lit doorway stands {relative} and stirs a cup.',
    s02: 'A bright kitchen. {relative} kneels close on one knee and looks into {name}’s tummy: a sun shines there, and a little wind blows. {name} smiles and looks down at it too, a hand on either side. On the breakfast table are a radio, two steaming cups and a heap of cookies.',
    s03: 'A gale bends trees, grass and sunflowers, and shirts fly on the line. {name} races, laughing, through the garden with a kite, three times, each time nearer, sleeves puffed up like balloons. The wind inside {name} streams out over everything. {relative} runs along.',
    s04: 'An ice cream lies upside down on the ground, and drops fall on it. {name} looks at it with a tear on one cheek, and inside {gender, select, boy {him} girl {her}} it pours from a cloud. {relative} crouches close by and holds out his own ice cream. {name} holds out a hand, empty.',
    s05: 'A purple storm. {name} shouts, eyes shut, mouth wide open, one fist in the air, one hand wide open, and lightning shoots out of the tummy into a tower of blocks, which goes flying. Right beside it stands a small brother, startled, one elbow still out.',
    s06: 'A tent glows in the dark. Lightning flickers on its cloth, and through it {name}’s shadow kicks, fists up: that is the storm. Outside, on the floor among scattered blocks, {relative} sits calmly and holds up two fingers.',
    s07: '{name} stands on a stage in the spotlight, wide-eyed, holding up an open hand, with four butterflies inside. The fifth has flown out of {gender, select, boy {his} girl {her}} mouth in a big loop. The hall is dark and full of people. At the end of the front row, in the light, sits {relative}, a hand beside his mouth.',
    s08: 'A golden evening in the garden. {name} sleeps with a cheek on the dog, who lies at full length and sleeps, too, chin on one paw. Inside {name}, all is bright and quiet, with one small sun. {relative} kneels behind them, a finger at his lips. Two feet in socks look out of a striped quilt, and the kite rests in the grass.',
    s09: 'A large, still, gray living room. {name} stands small and far off in the doorway, in warm light from the next room, and looks across at {relative}, and the dog looks up at {name}. {relative} sits on the sofa and looks at the floor. Only two things are red: an umbrella by the door, and the same umbrella in a photo of Grandma.',
    s10: 'On the sofa {name} leans on {relative}, both hands on one of his, and looks up into his face. He looks down. In his tummy a long rain falls on an empty chair, and a red umbrella leans on it. In the photo on the wall Grandma laughs under that umbrella. The dog lies close by, sad.',
    s11: 'It rains in the living room. On the sofa {name} nestles against {relative}, who has an arm around {gender, select, boy {him} girl {her}} and looks down at {gender, select, boy {his} girl {her}} head. In one fist {name} holds the big red umbrella over them both, its handle on one knee, and shakes out the other arm. The rain bursts on the umbrella, and under it everything is dry and full of color. The dog sleeps there, and Grandma laughs in her photo.',
    s12: 'After the rain, {name} and {relative} walk hand in hand away from the house, in golden light, and smile at each other. A sun shines inside them both, with a few last drops inside {relative}. {name} has a cookie, {relative} a plate of them. The red umbrella leans, furled, beside the door. One path leads out, and a puddle mirrors the sun and a cloud. The dog sits by the path and waits.',
  },
  coverAlt:
    'A dim room. Large and near, {name} smiles at {relative}, a hand on either side of the tummy. In it, as in a big round window, shines all the weather: a sun, a cloud and a rainbow that comes out, makes half a circle and lands on {relative}’s open palm. Butterflies, leaves and drops fly around their heads. {relative} kneels on one knee and looks in, amazed. On the back it is raining outside the window, and a red umbrella hangs by its crook on the sill.',
  closing: en.closing,
  blurb:
    'Other grandfathers say good morning. This one asks, “What’s the weather in your tummy?” And {name} takes a look: sun, wind, five butterflies and, on the day somebody knocks over the tower, VERY bad weather. {relative} always asks. Until, one day, he doesn’t…',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
