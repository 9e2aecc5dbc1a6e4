import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Bear tells the story and sees it from his height; only the child speaks for him.
export const words: PictureBookText = {
  characters: { builder: { usual: { mainForm: 'Gus' }, substitute: { mainForm: 'Max' } } },
  spreads: {
    s01: {
      opening: 'I had nothing against school. I was told I had.',
      announce: '“Bear isn’t going,” said {name}. “Not today. Probably never.”',
      slippers: '“And you?” asked the slippers.',
      refrain: '“I’d go. It’s not me. It’s Bear.”',
    },
    s02: {
      hungry: 'I wasn’t hungry, either. I had butterflies.',
      count: '“Seven,” said {name}. “One in boots.”',
      bites: 'One bite for the butterflies. One bite for me.',
      teeth: 'I have no teeth, so {name} did the chewing.',
    },
    s03: {
      walk: 'School is ten minutes away. With me, thirty.',
      hello: '“Bear has to say hello,” said {name}. “Slowly, so the snail can follow.”',
      watch: '“It’s late,” said Dad’s watch.',
      refrain: '“It’s not me. It’s Bear. Now the next one.”',
    },
    s04: {
      face: 'So far, people had been mostly knees. This one had a face.',
      who: '“Who have we here?”',
      bring: '“Bear,” said {name}. “I’m only bringing him.”',
      hook: '“Your hook, Bear. Do you know anyone who could reach?”',
      reach: 'I did.',
    },
    s05: {
      hugs: '“Bear needs a hug,” said {name}. “And one for the road. And one for the pocket, for later.”',
      middle: 'I was in there somewhere.',
    },
    s06: {
      click: 'The door went click.',
      side: 'Dad was on the other side of the click.',
      tower: 'A boy built a tower. It leaned.',
      shy: '“Bear sees it,” whispered {name}. “But he’s shy.”',
      silent: 'I said nothing. I’m good at that.',
    },
    s07: {
      more: '“Bear says one more. Here.”',
      crash: 'CRASH!',
      noise: 'It was the best noise of the morning.',
      refrain: '“It’s not me!” yelled {name}. “It’s Bear!”',
      really: 'For once, it was me.',
      again: '“Again!” said the boy. His name was {builder}. “Higher!”',
    },
    s08: {
      out: 'Outside was outside!',
      swing: 'Swing!',
      cloud: 'I’m a cloud!',
      ant: 'Ant!',
      wind: 'I’m the wind!',
      around: '{name} raced around the tree, and around nothing, and ran out of around.',
      bench: 'I looked after the bench. Somebody has to.',
    },
    s09: {
      absent: 'I missed story time. I was told.',
      hands: '{name} opened both hands for me. There was nothing in them.',
      sad: '“Somebody’s sad,” said the teacher.',
      refrain: '“It’s not me. It’s…”',
      nobody: 'And there was nobody for it to be.',
    },
    s10: {
      guest: 'My bench had company: a girl, crying into a bunny.',
      refrain: '“It’s not me,” she said. “It’s Bunny.”',
      pocket: '{name} took Dad’s hug out of the pocket, carefully, and gave it to Bunny.',
      whole: 'All of it.',
    },
    s11: {
      show: 'So I showed Bunny everything.',
      ask: '“Isn’t Bear scared?” asked Bunny.',
      click: '“Just till the click of the door,” said {name}. “After that, there’s {builder}.”',
      teeth: 'Bunny has no teeth, either. We had help.',
    },
    s12: {
      ask: '“What did Bear think of school?” asked Mom.',
      asleep: '“Bear’s asleep. Mom? Is it tomorrow already?”',
      who: '“Who’s asking? Bear?”',
      wall: 'I looked at the wall.',
      notBear: '“It’s not Bear,” said {name}.',
      me: '“It’s me.”',
    },
  },
  alts: {
    s01: 'In a tent of quilt full of light, {name} and a teddy bear sit nose to nose, and a finger turns the bear’s head: no. Outside wait two slippers. Seven butterflies fly around, and one wears red boots.',
    s02: 'Breakfast: a slice of bread on one plate, half a slice on the next, and a jar of jam. {name}, with full cheeks, has a bitten slice in one hand and with the other holds one to the bear’s sewn mouth. Two butterflies want it, too. Five crowd around the jam, and one wears red boots.',
    s03: 'A gray street, seen from the ground. {name} and the bear wait in front of a huge green snail. Behind them are a father’s legs and a hand with a watch, and at the edge a second snail comes in.',
    s04: 'A wall with twelve hooks: a bag on each but the one with the snail. A teacher, down on one knee, takes the bear’s paw. {name} holds him out in front and looks out shyly from behind.',
    s05: 'Close up: {name} and Dad cheek to cheek, in each other’s arms, with the bear squeezed in the middle. One of {name}’s hands holds the pocket shut.',
    s06: 'A large, empty room. The door is closed, and behind its glass Dad’s shadow puts up a hand. On one side, a boy holds up a leaning tower of six blocks. On the other, very small, sit {name} and the bear. They lean, too, and all the butterflies are around them.',
    s07: 'The blocks fly through the air, and so does the bear. {name} and the boy throw up their arms and laugh, and the butterflies are blown off the page.',
    s08: 'A sunny yard. {name} is in it five times: high on the swing, on top of the slide, over an ant, behind the tree and, large in front, racing around nothing. Small clouds of dust show the way. At the edge, on the bench, sits the bear, alone, with his back to us.',
    s09: '{name} holds out two empty hands. Between them, white stitches draw the outline of a bear who isn’t there. Listening children are dark shapes below.',
    s10: 'On the bench sits the bear, seen from behind. In front of him, a girl cries over a toy bunny, and {name} kneels, eyes closed, and holds the bunny tight in both arms. Around them the air is warm and orange. A butterfly flies out of the girl’s sleeve.',
    s11: 'Four pictures of the bear and the bunny: the water of the tap falls on the bear’s head and leaves the bunny dry; they fly on the swing; they hang by loops of cloth on two hooks, with a snail and a carrot; they sit at a plate of cookies. Only there are {name} and the girl with them, cookies in their hands and cheeks full.',
    s12: 'Night, by a lamp. {name} is in bed, under a quilt of many colors, and looks at Mom, who sits on the edge. On the pillow, the bear has turned his back: he faces the wall.',
  },
  coverAlt:
    'A big teddy bear in front, with a red bow tie and a blue patch. Over his head looks {name}. Butterflies fly around them, and one wears red boots.',
  closing: 'Good night, {name}. The pocket is full again.\nI have nothing against tomorrow.',
  blurb:
    'The first day of school. {name} is ready. I’m not, I hear. I can’t eat a thing, I have to say hello to every snail on the way, and I need one more hug, for the pocket. And then it’s story time, everybody sits down, and somebody is missing. It’s not {name}. It’s me. Signed: Bear',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
