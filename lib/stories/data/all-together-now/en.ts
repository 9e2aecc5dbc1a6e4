import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    captain: { usual: { mainForm: 'Otieno' }, substitute: { mainForm: 'Omondi' } },
    player: { usual: { mainForm: 'Amina' }, substitute: { mainForm: 'Halima' } },
  },
  spreads: [
    [
      'The mangoes were ready. You could smell them in your sleep.',
      'Shosho, who was {name}’s grandmother, knocked on each one like a door. “Yes. Yes. Not you. Yes.” {name} carried the baskets to the road.',
      '“Tonight,” said Shosho, “these go to the market by the sea.”',
      '“Will I see it?” asked {name}, who never had.',
    ],
    [
      'The bus was called Haraka, which means hurry.',
      'It never had. It coughed, it rattled, it dropped a screw. Up went the baskets, and Dad tied the last knot.',
      '“Twende!” shouted {name}. Let’s go!',
      '“Po-le, po-le, po-le,” said the engine. Slowly, slowly.',
    ],
    [
      'Po-le, po-le, po-le, along the red road.',
      'At every hill the engine needed a rest. {name} waved at a giraffe. The giraffe bowed. It took a while.',
      '“Is that the sea?”',
      '“That’s the sky,” said Shosho. “The sea answers.”',
      'Then came a puddle, as wide as a wedding.',
    ],
    [
      'Splut.',
      'That was the front wheels. Splut. That was the back wheels. The bus sat down like a hippo and didn’t even say po-le.',
      '“Mango soup,” sighed Shosho. Dad looked at the sun. The sun was in no mood to wait.',
      '{name} looked at the rope.',
    ],
    [
      '“Harambee!” shouted {name}. All together, pull!',
      'The trouble was, there was no all. There was only {name}, with both hands on a rope.',
      '“Ha… ra… MBEE!” The bus stayed put. {name} went down.',
      '“What we need,” said {name} from inside the mud, “is more together.”',
    ],
    [
      'Along came a donkey, on business.',
      '“Harambee!” shouted {name}. The donkey leaned in because she was asked nicely. Her friend the goat grabbed on because he thought the rope was lunch.',
      '“Ha… ra… MBEE!” Hee-haw!',
      'Ssss, said the bus, and settled in a little deeper.',
    ],
    [
      'Then the trees moved over, for an elephant.',
      'She looked at the bus as you look at a shoe in a river. “Harambee?” asked {name}. The elephant took hold.',
      '“Ha… ra… MBEE!” The rope hummed. The bus rose. Nearly, nearly…',
      'Splut. “Asante anyway,” said Shosho. Thank you.',
    ],
    [
      'Down the road came a ball, and behind it a team.',
      '“What’s the score?” called {captain}.',
      '“Mud one,” said {name}, “us nil.”',
      'They all grabbed hold, the striker and the goalie and the ball. “Ha… ra… MBEE!” The rope sang. Nearly, nearly, nearly…',
      'Splut. “Mud two,” said {player}.',
    ],
    [
      '“May I?” said somebody.',
      '{name} looked down, and down some more.',
      '“I’m on my way to the sea,” said a snail, “and you are parked on my road.”',
      'How they laughed! The goat laughed the rope out of his mouth. {name} didn’t laugh. {gender, select, boy {He moved his thumb over.} girl {She moved her thumb over.}} “There’s room here.”',
    ],
    [
      '“HARAMBEE!”',
      '“Ha…” and the elephant leaned. “…ra…” and the donkey dug in, and the goat, and Dad, and the striker, and the goalie. “…mbee,” said the snail, and pulled with both horns.',
      'Nearly. Nearly. Nearly.',
      'POP! Out flew the bus. The elephant sat down, {player} danced, and {name} jumped as high as a zebra.',
    ],
    [
      'And then the road ran out, and there it was.',
      '“That’s not sky,” whispered {name}. It was blue, it was gold, and it couldn’t keep still. It ran up to ten dusty toes, said “Shhhaaa,” and ran away again.',
      '“Haraka, haraka!” called the market. And the sun, for once, waited.',
    ],
    [
      'One mango was left. Shosho had seen to that. “So who did it?”',
      '“The elephant,” said Dad.',
      '“Our team,” said {player}.',
      '“Me,” said the snail on the mango.',
      '{name} thought. Before the snail: splut. After the snail: pop. “That’s true.”',
      '“Harambee,” said {name}, and they all bit at once.',
    ],
  ],
  alts: [
    '{name} carries a basket of fruit in a Kenyan village in the morning, beside Shosho, {gender, select, boy {his} girl {her}} grandmother, and a heap of mangoes.',
    '{name} carries a basket of fruit on {gender, select, boy {his} girl {her}} head, and Dad carries a box in front of the red bus.',
    '{name} waves at a tall giraffe on the savanna, and the bus waits behind them.',
    '{name} stands surprised with worried Shosho by the bus, stuck in the mud.',
    '{name} pulls at the big red bus with a rope, all alone.',
    '{name} pushes the front of the bus with a donkey at {gender, select, boy {his} girl {her}} back, and a goat stands by.',
    '{name} points up at a huge elephant in front of the bus.',
    '{name} waves to a girl who runs up with a ball and a boy who waves back.',
    '{name} crouches down to a tiny snail while a girl laughs behind {gender, select, boy {him} girl {her}}.',
    '{name} leaps for joy between a laughing elephant and a dancing girl, in front of the bus.',
    '{name} stands on the beach at sunset with Shosho and throws up {gender, select, boy {his} girl {her}} arms at the sight of the sea and a sailboat.',
    '{name} sits laughing on the beach at sunset between Shosho and a girl, with the snail on the last mango.',
  ],
  coverAlt: '{name} cheers on the savanna with an elephant, a goat and a red bus.',
  closing: 'Shhhaaa, says the sea. Pole pole, says the moon. Lala salama, {name}. Sleep well.',
  blurb:
    'Shosho’s mangoes must reach the sea before dark, and the bus says “splut.” It’s stuck in the mud up to the doors. “Harambee!” shouts {name}. All together, pull! Along come a donkey, a goat, an elephant and half a team and its ball. Nearly… nearly… nearly… And who is that, asking very politely to help?',
  dedicationPlaceholder: 'For {name}, who makes us stronger together. With all our love',
};
