import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** One dares, the other counts and asks; both know which half they want. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: { ...one.spreads.s01, hero: '{name} packed a sandwich. {second} added cucumber.' },
    s02: {
      ...one.spreads.s02,
      sword: '“Where are your swords?” asked the king.',
      sandwich: '“We have a sandwich,” said {name}.',
      against: '“Against a dragon?”',
      with: '“No. With one. And cucumber.”',
      half: '“Half my kingdom, if you come back.”',
      which: '“When,” said {name}. “Which half?” asked {second}.',
    },
    s03: { ...one.spreads.s03, up: '{name} went up. {second} went up. So did a goat.' },
    s04: {
      ...one.spreads.s04,
      sword: '“And your swords?”',
      sandwich: '“We have a sandwich,” said {name}.',
    },
    s05: { ...one.spreads.s05, count: '“All of it,” said {name}, and {second} counted.' },
    s06: { ...one.spreads.s06, pail: '{second} kept one bucket back.' },
    s07: { ...one.spreads.s07, again: '{name} did it again, and {second} did the face.' },
    s08: {
      ...one.spreads.s08,
      half: '{name} halved the sandwich. {second} halved a half. Nobody had ever given a dragon half of anything.',
      ask: '“What scares you?” asked {second}.',
      silence: 'A dragon’s silence is big.',
    },
    s09: { ...one.spreads.s09, hush: '{name} and {second} said nothing.' },
    s10: {
      ...one.spreads.s10,
      come: '“We’ll come on Tuesdays,” said {name}.',
      you: '“For you,” said {second}.',
    },
    s11: { ...one.spreads.s11, dragon: '“The half with the dragon,” said {name} and {second}.' },
    s12: { ...one.spreads.s12, ready: '“Ready, {name}? Ready, {second}?” asks the dragon.' },
  },
  alts: {
    s01: 'A square in the morning: only pegs are left on the washing line, over twelve scorch marks in the shape of shirts. All heads turn to the mountain, and {name} looks up there, too, with a sandwich that {second} is adding cucumber to. The policeman lacks his mustache, the bakery its sign.',
    s02: 'A throne hall. A small king sits on a very high throne, and far below {name} holds out a sandwich to him, with {second} close by. The king leans over for the cucumber.',
    s03: 'A path zigzags up a mountain. Knights run down it, with sooty gaps where their swords were. {name} and {second} walk up, four times, with a goat. A green toe shows over the edge.',
    s04: 'A dragon’s green eye, a page high, and in it the reflection of nobody but {name}, {second} and a sandwich. Opposite, a scorch mark in the shape of a bush.',
    s05: 'Seven pictures of the same dragon’s cheek, bigger and bigger, till it leaves the frame. {name} puffs up {gender, select, boy {his} girl {her}} cheeks, and so does a hedgehog, while {second} counts to thirteen.',
    s06: 'A lake cut open: the dragon’s knees in a nearly empty lake, with steam all around. On the bank, {name} stands amazed, {second} holds a bucket, and a frog hangs up a towel.',
    s07: 'The huge shadow of a monster on a rock: it is {name}’s and {second}’s together. The dragon claps, delighted. Behind, a rabbit has fainted.',
    s08: 'A vast night and a small fire. The dragon, with a napkin on, holds half a sandwich, and {name} and {second} hold a quarter each. All three are having supper.',
    s09: '{name}, {second} and the dragon from behind, on the mountain, under the stars. The dragon hangs its head, and a tear falls from its snout. Below in the valley every house has one light. The dragon’s tail lies around the two without touching.',
    s10: 'Dawn. {name} and {second} hug the dragon from both sides, and their arms are far too short. The dragon is so big that it fills both pages. Its mouth is open, and there is no fire.',
    s11: 'A map of the kingdom on a table, cut in two by the king’s scissors. {name} points at the small dragon on it, and {second} pushes the other half back to the king. On the king’s head is a ring of soot instead of a crown.',
    s12: 'Evening. {name} and {second} fly on the dragon’s back, high over the mountain, and below is the whole town, with good things on sticks. The scorch marks on the ground show the way home.',
  },
  coverAlt:
    'A hole is burnt in the cover, and a dragon looks through it, its mouth already open. At the foot {name} and {second} hold up a sandwich.',
  closing:
    'And if you ever get the hiccups, {name} and {second}, you know who to call. Not on a Tuesday, though. On Tuesdays you’ll all be flying.',
  blurb:
    'Hic! There goes the laundry. Hic! There goes the policeman’s mustache. The dragon on the mountain has the hiccups, and the king will give half his kingdom to anyone who can stop them. The knights brought swords. {name} and {second} bring one sandwich. There are three cures for hiccups, and they’re all about to go up in smoke.',
  dedicationPlaceholder: 'For {name} and {second}, who would have brought a sandwich. With all our love',
};
