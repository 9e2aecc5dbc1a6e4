import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// A radio commentator tells the match: he starts with "they" and ends with "we".
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'Good afternoon, dear listeners!',
      keeper: 'In goal: {name}, who can fly, though mostly in the other direction.',
      mouse: 'The whole team is here. Has anyone seen Mouse?',
      rabbits: 'And here come the Rabbits. There they go.',
    },
    s02: {
      score: '7:0',
      one: 'Tweet! One–nothing.',
      two: 'Two. Lovely dive by {name}. The ball was elsewhere.',
      seven: 'Seven!',
      goat: 'And Goat has eaten the scoreboard. Otherwise, it might have gone on.',
    },
    s03: {
      header: 'Hedgehog heads the ball. Once.',
      hiss: 'Psssss.',
      sorry: '“Sorry,” said Hedgehog.',
      so: '“So?”',
      who: 'It was said very softly. It may have been Mouse.',
      reply: '{name} looked at two muddy shoes.',
      again: '“Again.”',
    },
    s04: {
      opening: 'Practice! Goat has to learn not to eat the net.',
      soap: 'They tried soap. Goat said the soap was nice.',
      kick: '{name} threw. Goat opened wide, remembered… and kicked!',
      so: '“So?” he asked, astonished.',
      again: '“Again!”',
    },
    s05: {
      opening: 'And it’s Turtle, practicing starting.',
      rest: 'Only starting. Finishing runs in the family.',
      foot: 'Fog, listeners. But that first foot! It’s coming up beautifully.',
      so: '“So?” called {name}.',
      again: '“Again,” said the fog, after a while.',
    },
    s06: {
      score: '5:1',
      cry: 'Five to one! FIVE TO ONE!',
      one: 'The five are the Rabbits’. But the one is the Slow Team’s! Ours! Pardon me.',
      who: 'Who kicked it? It came by itself!',
      mouse: '“Was that right?” asked Mouse, underneath.',
    },
    s07: {
      score: '6:1',
      ball: 'The sixth went through {name}’s legs. It wasn’t even fast. It practically said excuse me.',
      never: '“I’m never playing again!”',
      so: '“So?” said Goat.',
      silence: 'Nobody answered. Nor did the radio.',
    },
    s08: {
      opening: 'Whispering now.',
      ask: '“How many races have you lost?” asked {name}.',
      all: '“All but one,” said Turtle. “That’s the one they tell.”',
      others: '“And the others?”',
      views: 'Turtle thought till the first star came out. “Nice views.”',
    },
    s09: {
      ask: 'What can a slow team do that a fast team can’t?',
      stand: 'Stand in the way!',
      so: '“So?” whispered the dot.',
      reply: '{name} gave it a goal of its own.',
      again: '“Again!”',
    },
    s10: {
      score: '3:3',
      cry: 'Three–three! In the rain!',
      turtle: '“Sorry!” said the Rabbits to Turtle. “Sorry! Ow!” they said to Hedgehog.',
      mouse: 'Mouse has scored twice. Probably.',
      catch: '{name} catches everything! One minute left, and I have no voice!',
    },
    s11: {
      score: '4:3',
      shot: 'The last shot!',
      fly: '{name} flies. In the right direction!',
      finger: 'One finger touched it. Only one.',
      noise: 'Four–three for the Rabbits, and what a noise! Everybody’s carrying everybody.',
      winner: '“Who won?” asked the Rabbits.',
    },
    s12: {
      home: 'We’re walking home slowly. We’re good at that.',
      rabbit: 'Beside {name} goes the quickest Rabbit. Three hops, and wait. Three hops, and wait.',
      so: '“So?”',
      softly: 'It asked very softly.',
      again: '“AGAIN!”',
    },
  },
  alts: {
    s01: 'A team photo on a field of chalk lines: {name} in goalkeeper’s gloves with a turtle, a goat and a hedgehog, each with a number, and a gap among them. Out of the photo, on the ball, stands a mouse. Opposite are eleven identical, blurred rabbits.',
    s02: 'Seven small pictures, faster and faster: in each {name} dives the wrong way and the ball goes in. In the last the goat bites the scoreboard, and a piece of the seven is gone.',
    s03: 'A bench from behind: five backs of five heights, {name} and the team. The ball lies on the hedgehog’s spines, as flat as a hat. Far off, the rabbits dance.',
    s04: 'Four pictures: a net, a net with a hole, a net with soap, a hole with bubbles. Then {name} throws the ball to the goat. Nets hang on a line, each time one fewer.',
    s05: 'Fog over both pages. {name} runs around one loop, eight times. The turtle stands in its place with one foot up, and at the end the foot is a little higher.',
    s06: '{name} leaps out of the frame with a shout of joy. The ball is on the line, and a tail shows under it. The referee bends down to look, and a rabbit is surprised.',
    s07: 'Seen between {name}’s legs: the ball rolls slowly into the goal. A bucket and a glove are in the air. The goat holds out the other glove, unbitten.',
    s08: 'Evening at a lake. {name} sits beside the turtle, two small backs in front of the water. The first star shines in the lake, and their shadows are the same length.',
    s09: 'A crayon plan fills the page: a circle, a circle with spikes, a dot with a tail, and arrows. At the rim are {name}’s hands and a lamp.',
    s10: 'Rain, from above: the plan of last night, now real. The rabbits’ tracks bend around the turtle and the hedgehog, the mouse is on the line already, and {name} is in the goal, in gloves.',
    s11: '{name} flies at full stretch across both pages, in gloves, and one fingertip touches the ball. Everything else is a blur.',
    s12: 'Sunset and long shadows. Everyone carries someone, {name} walks with the ball, and beside {gender, select, boy {him} girl {her}} walks one rabbit. The team photo hangs there, full now: the rabbit is in it.',
  },
  coverAlt:
    'A goal below the title. {name}, in gloves, is at full stretch, in the wrong direction, and a huge ball flies the other way. A goat watches.',
  closing: 'That’s all from the field. Good night, {name}.\nSo?',
  blurb:
    'Good afternoon, dear listeners! In front: Turtle, running onto the field since Tuesday. Then Goat, who eats what he sees, Hedgehog, whom nobody hugs, and Mouse (has anyone seen Mouse?). And in goal: {name}! They’re the Slow Team, and they’re playing the Rabbits. All of them. It’s seven–nothing when the scoreboard gets eaten. So? There’s only one word for it.',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
