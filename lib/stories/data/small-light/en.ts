import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Tap. Tap. Tap.',
      '{name} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark. The dark doesn’t knock.',
      '{gender, select, boy {He sat up. One hand held on to the quilt.} girl {She sat up. One hand held on to the quilt.}} The other one waved, all by itself. There, behind the glass, one small light was waiting.',
    ],
    [
      'It was a firefly, lighter than a sneeze.',
      '“I chased the moon,” she said, “and the moon didn’t wait. My family is shining on the other side of the woods. And in between, it’s dark!”',
      '“But you’re a light,” said {name}.',
      '“That’s how I know,” said the firefly, “how much of it there is.”',
    ],
    [
      'Outside there was dark, and lots of it.',
      '“I’ll take you home,” said {name} {gender, select, boy {quickly, before he could change his mind.} girl {quickly, before she could change her mind.}} Boots? On. Red coat? On. Lantern? Lit.',
      '“Eeeek!” said the garden gate.',
      '“Me too,” whispered {name}.',
    ],
    [
      'The trees were tall. {name} was not.',
      '“How do you get through so much dark?” asked the firefly.',
      '{name} looked at {gender, select, boy {his boots. “Not all at once,” he said.} girl {her boots. “Not all at once,” she said.}} “Like this.”',
      '“One small step. And one more.”',
    ],
    [
      'Eyes! In the bushes!',
      '“Aaaah!” yelled {name}.',
      '“Aaaah!” yelled the eyes. Out crept a little fox with a wobbly tail.',
      '“I thought you were the dark,” said the fox.',
      '“And we thought the dark was you,” said {name}, and held out a hand. “Come on. Let’s be scared together.”',
    ],
    [
      'Next came a stream that couldn’t stop giggling.',
      'The stones wobbled, one after the other. {name} spread both arms like wings. The fox spread his tail.',
      'One small step. Oops! And one more. Oops! Plop.',
      '“That plop,” said the fox, “was me.”',
    ],
    [
      'Up the hill, in a crooked tree, sat an old owl.',
      '“Who? Whooo?”',
      '“Me,” said {name}, “and a fox, and a small light who’s lost.”',
      'The owl thought with one eye, then with the other. “Go where it’s darkest. That’s where small lights show up best.”',
      '“I was afraid you’d say that,” said {name}.',
    ],
    [
      'Then came the wind.',
      'It shook the trees. It tugged the red coat. It blew—hoooo!—and the lantern went out.',
      'Dark in front. Dark behind. Dark all the way up. {name} stood still. There was no step. Not even a small one.',
    ],
    [
      '“I’m still on,” said a tiny voice.',
      'And she was. She lit one leaf, one root, and a patch of ground exactly the size of a boot. “That’s plenty,” said {name}.',
      'One small step. And one more.',
      '{gender, select, boy {And the dark moved over to let him by.} girl {And the dark moved over to let her by.}}',
    ],
    [
      'All at once the dark was full of stars.',
      'No, not stars. Fireflies! A thousand, and a thousand more. “There you are! There you are!” they blinked. “How did you ever find us?”',
      '“Luckily,” said {name}, “it was really dark.”',
      'And they danced, all of them, and the fox danced with his tail.',
    ],
    [
      'How do fireflies say thank you?',
      'They lined up, light by light by light, all across the meadow, and made a road.',
      '{name} walked backward, to keep waving. The fox walked forward, to see where they were going.',
      'One small step. And one more.',
    ],
    [
      'Boots off. Coat off. Lamp… off.',
      'The last of the dark stood at the window. Nobody had ever asked it in.',
      '“Come on.” {name} moved over. “One small step. And one more.”',
      'It sat down on the end of the bed, soft as a cat. And outside, one small light stayed on.',
    ],
  ],
  alts: [
    '{name} sits up in bed in the lamplight, raises a hand in surprise and looks at one small light outside the window.',
    '{name} kneels at the open window with a glowing firefly on {gender, select, boy {his} girl {her}} open palm.',
    'At night, in a red coat and boots and with a lit lantern in {gender, select, boy {his} girl {her}} hand, {name} opens the garden gate.',
    '{name} takes {gender, select, boy {his} girl {her}} first step into the tall, dark woods with the lantern, the firefly ahead.',
    '{name} crouches in the woods and holds out {gender, select, boy {his} girl {her}} hand to a frightened young fox.',
    '{name} crosses a moonlit stream on stepping stones, {gender, select, boy {his} girl {her}} arms spread wide, with the fox close behind.',
    '{name} looks up at an old owl in a crooked tree, with a huge moon behind {gender, select, boy {him} girl {her}}.',
    '{name} stands still beside the fox in the dark, windy woods. {gender, select, boy {His} girl {Her}} lantern has gone out, and the firefly is the only light.',
    '{name} walks past glowing mushrooms deep in the woods, with the fox behind and the firefly lighting the way.',
    '{name} throws {gender, select, boy {his} girl {her}} arms up and dances with the fox in a clearing full of thousands of fireflies.',
    '{name} and the fox follow a path of lights across the meadow at daybreak. {gender, select, boy {He waves} girl {She waves}} back at the fireflies.',
    '{name} is asleep in bed, and one small light shines at the window.',
  ],
  coverAlt:
    '{name} stands in a forest glade at night in a red coat, a glowing firefly in {gender, select, boy {his} girl {her}} hand and a young fox beside {gender, select, boy {him} girl {her}}.',
  closing:
    'Good night, {name}. And if something taps at your window, you can be sure it isn’t the dark. The dark doesn’t knock.',
  blurb:
    'In the middle of the night, a lost firefly taps at {name}’s window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name} doesn’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name}, our small light. With all our love',
};
