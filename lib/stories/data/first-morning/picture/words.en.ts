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
      around: '{name} ran around the tree, and around nothing, and ran out of around.',
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
    s01: 'Under a quilt with light in its patches, {name} and a teddy bear lie nose to nose. Two fingers turn the bear’s head: no. At the edge stand a mother’s slippers.',
    s02: 'Three times one plate at breakfast, emptier each time. {name} chews and holds up the bear’s arm. Seven butterflies sit around the jam, and one wears boots.',
    s03: 'A gray morning, seen from the ground. {name} and the bear lie on their tummies in front of a huge snail. Behind them are a father’s shoes and the hand with his watch, and at the edge a second snail comes in.',
    s04: 'A doorway. {name} hides behind the bear, and a teacher kneels in front of them and holds the bear’s paw. Behind her are twelve hooks with stickers, and one is empty: the one with the snail.',
    s05: 'Close up: {name}’s father kneels, both arms around {name}, his face in {gender, select, boy {his son’s} girl {his daughter’s}} hair. With one hand, {name} holds the pocket shut.',
    s06: 'The classroom from above: eight children play, and a boy builds a leaning tower. At the rim of a big empty rug sit {name} and the bear, very small, with all the butterflies around them.',
    s07: 'The tower falls, and blocks with letters fly over both pages. {name} and the boy sit on the floor and laugh, and the butterflies are blown away.',
    s08: 'The sunny school yard from above. {name} is in it six times: on the swing, on top of the slide, at the tap, over an ant, running around the tree and running around nothing. Alone on the bench sits the bear.',
    s09: 'Close up: {name}’s two open hands, empty. In one palm is still the print of the bear’s seam. Behind them, blurred, children sit in a story circle.',
    s10: 'Over the bear’s shoulder, from the bench: a girl cries into the ear of a toy bunny. {name} kneels, and a hand comes out of the pocket, closed around nothing. From the girl’s sleeve creeps a butterfly.',
    s11: 'Four strips at the height of the toys: the bear and the bunny at the tap, on the swing, at two hooks side by side, and over a plate of cookies. Of {name} and the girl only the hands and tummies show.',
    s12: 'Night, by a lamp. A mother sits on the edge of the bed. {name} lies under the quilt with one eye open, and the bear, for once, faces the wall.',
  },
  coverAlt: 'A big teddy bear is held up in front. Behind him are only {name}’s eyes and hair.',
  closing: 'Good night, {name}. The pocket is full again.\nI have nothing against tomorrow.',
  blurb:
    'The first day of school. {name} is ready. I’m not, I hear. I can’t eat a thing, I have to say hello to every snail on the way, and I need one more hug, for the pocket. And then it’s story time, everybody sits down, and somebody is missing. It’s not {name}. It’s me. Signed: Bear',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
