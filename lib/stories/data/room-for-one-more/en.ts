import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'New street. New door. New key.',
      'The name on the mailbox was still somebody else’s.',
      '“Who knows me here?” asked {name}.',
      'Dad looked up the street. Dad looked down the street. “I do,” he said. “And the suitcase.”',
    ],
    [
      'And then, of course, it rained.',
      '“Grandpa,” said {name}, “how do you get a friend?”',
      'Grandpa watched the window for a while. “Same way you get rain,” he said. “You can’t make it. First there’s nothing. Then there’s one drop.”',
      '“And then?”',
      '“Then it helps to be outside.”',
    ],
    [
      'So {name} went outside, with the biggest umbrella they had.',
      'It was red, it was Grandpa’s, and there was room under it for a piano. {name} stood in the middle of all that room and waited.',
      'One drop. Two drops. Nine hundred drops. No friend.',
    ],
    [
      'Somebody was coming. It took all morning.',
      '“Is there,” said the snail. {name} waited. “Room for. One more?”',
      '“Squeeze in!” said {name}. The snail was still squeezing when a frog hopped past.',
      '“I like the rain,” said the frog. “I came for the company. Room for one more?”',
      '“Squeeze in!”',
    ],
    [
      'Next came a cat, in a terrible mood.',
      '“It’s wet on top,” said the cat. “It’s wet underneath. I’d like to speak to whoever is in charge.”',
      '“There’s only me,” said {name}.',
      'The cat sighed. “Room for one more?”',
      '“Squeeze in!” said {name}, and the frog moved over by one frog.',
    ],
    [
      '“WOOF! Room for one more?”',
      'The cat went straight up, into {name}’s arms. “Not him,” she hissed.',
      'The dog was large and wet and so, so pleased. “Just till it stops,” he begged.',
      '{name} looked at the cat. The cat looked at the rain. “Fine,” said the cat. “Squeeze in.”',
    ],
    [
      'Last came a duck, who wasn’t wet at all.',
      '“I was told there’d be conversation,” said the duck.',
      '“Squeeze in!” they all shouted, and they talked for a long time, about mud. {name} laughed, and kept an eye on the corner. Somebody could still come. Somebody in boots.',
    ],
    [
      '“ROOM FOR ONE MOOOORE?” howled the wind.',
      'And it didn’t wait for an answer. Whoosh! Up went the umbrella, over the bench, over the bicycle, over the roofs. {name} jumped, and caught a handful of wind.',
      '“Well!” said the frog. “We’d have squeezed.”',
    ],
    [
      'Drip.',
      'Nobody said a word, not even the duck. The cat leaned on {name} and pretended it was the wind.',
      '{gender, select, boy {{name} sat down in the wet, with nothing over his head.} girl {{name} sat down in the wet, with nothing over her head.}} There was plenty of room now. There was nothing but room.',
      'Drip.',
    ],
    [
      'Two boots stopped in front of {name}.',
      '“Is this yours?” asked a girl. “It knocked at my window. I’ve been watching you all day. It looked so full under there, I didn’t like to ask.” She stared at her boots.',
      '“Is there,” she asked the boots, “room for one more?”',
    ],
    [
      'There wasn’t. Not for a whisker.',
      '{name} looked under the umbrella: dog, cat, frog, duck, most of a snail. {name} looked out at the rain. It was wide open, all the way up.',
      '“Squeeze OUT!” yelled {name}. And they all did, splash, splash, splash, except the cat.',
    ],
    [
      '“Well?” asked Grandpa. “Any drops?”',
      '“One,” said {name}. “She jumps like ten.”',
      'In the window across the street somebody was waving with both arms, and shouting, “{name}!”',
      'And down on the sill, somebody had finally arrived. “Is there,” said the snail.',
    ],
  ],
  alts: [
    '{name} stands shyly on a new street in a yellow raincoat, holding Dad’s hand, with a suitcase beside them.',
    '{name} stands at the window with Grandpa, thinking, while it rains outside.',
    '{name} waits alone in the rain on the empty street under a big red umbrella.',
    '{name} holds the umbrella in the rain and smiles down at a snail, with a frog on the other side.',
    '{name} holds the umbrella over a grumpy gray cat, and a frog laughs behind them.',
    '{name} holds the umbrella and the worried cat, and stares at a big, delighted dog.',
    '{name} laughs in the evening rain with the cat in {gender, select, boy {his} girl {her}} arms, between the dog and a duck, while the frog sits on a bench.',
    '{name} jumps after the umbrella as the wind carries it off, and the dog and the frog look on in surprise.',
    '{name} sits sadly on the wet ground in the rain between the dog and the cat.',
    '{name} looks in wonder at a girl in a raincoat, and they both hold on to the red umbrella between them. A cat watches from the bench.',
    '{name} and the girl leap in the rain, laughing, the dog runs between them, and the cat sits watching.',
    '{name} stands at the window with Grandpa and waves, with a rainbow over the houses and the snail on the sill.',
  ],
  coverAlt: '{name} stands in the rain under a big red umbrella in a yellow raincoat, with a dog and a cat.',
  closing: 'Look how small this bed is, {name}. You, a pillow, a story… Room for one more? Squeeze in!',
  blurb:
    'A new street, and nobody on it knows {name}. “Friends come like rain,” says Grandpa. “First there’s nothing. Then there’s one drop.” So {name} takes the biggest umbrella in the house and goes out to wait. A snail comes. A frog. A very grumpy cat. Room for one more? Squeeze in!',
  dedicationPlaceholder: 'For {name}. There will always be room for you. With all our love',
};
