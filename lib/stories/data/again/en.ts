import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'The whole team is here.',
      'In goal: {name}, who can fly, though mostly in the other direction.',
      'In front: Turtle, who’s been running onto the field since Tuesday. Left: Goat, who eats what he sees. Right: Hedgehog, whom nobody hugs. And Mouse. Has anyone seen Mouse?',
      'The other team is the Rabbits. All of them.',
    ],
    [
      'Tweet! One–nothing.',
      'Two–nothing. Turtle looked up. Three. Goat stopped to try a corner flag. Four, five. {name} flew one way, and the ball went home the other. Six. Mouse was knocked flat by the breeze.',
      'At seven, Goat ate the scoreboard. Otherwise, it might have gone on.',
    ],
    [
      'Hedgehog headed the ball. Once.',
      'Psssss. It went over the fence, getting thinner, and that was the end of the ball and the game. “Sorry,” said Hedgehog, for the ninth time.',
      'Somewhere, the Rabbits were still dancing. {name} looked at both shoes. Nobody spoke.',
      '“So?” said somebody, very softly. It may have been Mouse.',
      '“Again,” said {name}.',
    ],
    [
      'Goat had to learn not to eat the net.',
      'That took three nets. They tried it with pepper. They tried it with soap. Goat said the soap was nice.',
      'So {name} stopped talking about nets, took the ball in both hands, and threw. Goat opened his mouth, remembered, and kicked.',
      '“So?” he asked, astonished.',
      '“Again!” said {name}.',
    ],
    [
      'Turtle practiced starting.',
      'Only starting. Finishing runs in the family. “Ready, set, go!” shouted {name}, and ran to the end of the meadow, and back, and had a drink. Turtle’s first foot was coming up beautifully.',
      '“So?” called {name} into the fog.',
      '“Again,” said the fog, after a while.',
    ],
    [
      'Second game. Five to one! FIVE TO ONE!',
      'The five were the Rabbits’. But the one! Nobody saw who scored it. The ball came rolling along by itself, past a very surprised rabbit, and stopped behind the line.',
      'Then it lifted a little. “Was that right?” asked Mouse, underneath.',
      '{name} jumped so high you’d have thought they’d won.',
    ],
    [
      'Third game. Six to one.',
      'And the sixth went through {name}’s legs. It wasn’t even fast. It practically said excuse me.',
      '{gender, select, boy {He stamped. He roared. He kicked a bucket that had only come to watch. “I’m never playing again,”} girl {She stamped. She roared. She kicked a bucket that had only come to watch. “I’m never playing again,”}} said {name}.',
      'Goat looked at the bucket, and didn’t eat it. “So?” he said. Nobody answered.',
    ],
    [
      '{name} went to the lake to be alone. Turtle was there.',
      'He must have set off on Sunday. “How many races have you lost?” asked {name}.',
      '“All of them. All but one, against a hare. That’s the one they tell.”',
      '“And the others?” asked {name}.',
      'Turtle thought till the first star came out. “Nice views,” he said.',
    ],
    [
      'What can a slow team do that a fast team can’t?',
      'Stand in the way! {name} drew it in the attic, on a big sheet.',
      'Here, a circle: Turtle. Here, something with points, better go around. And a dot, for Mouse, who was there already.',
      '“So?” whispered the dot.',
      '“Again,” whispered {name}.',
    ],
    [
      'Three–three! In the rain!',
      'The Rabbits raced up the left, ran into Turtle, and said sorry. They raced up the right, saw Hedgehog, and took the long way, through the mud. Goat had scored with a header and not eaten it. Mouse had scored twice. Probably.',
      'And {name} had the ball, high and wet and safe. One minute left!',
    ],
    [
      'Half a minute. Ten seconds. And then the shot.',
      'It came in high, where the birds sit. {name} flew. {gender, select, boy {He flew farther than ever, and in the right direction. One finger touched it.} girl {She flew farther than ever, and in the right direction. One finger touched it.}} Only one.',
      'Four–three for the Rabbits. And then what a noise! The Slow Team was carrying itself around the field. “Who won?” asked the Rabbits, confused.',
    ],
    [
      'They walked home slowly. They’re good at that.',
      '{name} had the ball. And beside {gender, select, boy {him went one of the Rabbits,} girl {her went one of the Rabbits,}} the quickest. Three hops, and wait. Three hops, and wait. It wanted something, you could tell by the ears.',
      'It waited till the lake. It waited till the first star. “So?” it asked, very softly.',
      '“AGAIN!”',
    ],
  ],
  alts: [
    '{name} stands on a mountain meadow in a sports uniform with a ball, and with {gender, select, boy {him} girl {her}} a turtle, a goat, a hedgehog and, on a rock, a mouse.',
    '{name} dives through the air, the ball rolls past underneath, and two rabbits hop up, laughing.',
    '{name} sits sadly on a playground bench, and a sad hedgehog stands beside it.',
    '{name} winds up for a throw at practice on the meadow, and the goat is waiting for the ball.',
    '{name} runs ahead through the evening fog, and far behind the turtle is starting.',
    '{name} jumps for joy, the mouse laughs beside the ball, and a rabbit stares in surprise.',
    '{name} kicks a bucket angrily in the evening, and the goat looks on, worried.',
    '{name} sits sadly by the lake at dusk beside the turtle, and a frog sits on the dock.',
    '{name} sits in the attic at night in pajamas, holding a big sheet with a plan, in the light of a moon lamp, and the mouse watches.',
    '{name} has caught the ball in the rain and is overjoyed, with the turtle, the hedgehog and the mouse close by and a rabbit on the rock.',
    '{name} leaps through the rain for a ball just out of reach, and a rabbit and the hedgehog watch.',
    '{name} walks home at dusk with the ball, a shy rabbit looks up at {gender, select, boy {him} girl {her}}, and the goat, the turtle and the hedgehog come along.',
  ],
  coverAlt: '{name} stands on a mountain meadow with a ball, between a turtle and a goat.',
  closing: 'So, {name}?',
  blurb:
    'A turtle, a goat, a hedgehog and a mouse (has anyone seen Mouse?). And in goal: {name}. They’re called the Slow Team, and they’re playing the Rabbits. All of them. It’s seven to nothing when Goat eats the scoreboard. So? There’s only one word for it, and it’s the best word there is.',
  dedicationPlaceholder: 'For {name}, the best goalkeeper the Slow Team ever had',
};
