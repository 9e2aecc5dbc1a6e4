import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.en';

/** One dares, one counts and asks, one thinks of the napkin; all three know which half they want. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      letter: 'The king’s letter was short, and slightly burnt: “HICCUPS. HELP. Half a kingdom for the cure.”',
      hero: '{name} packed a sandwich, {second} a cucumber, {third} a napkin.',
    },
    s02: {
      ...two.spreads.s02,
      sword: '“Where are your swords?”',
      with: '“No. With one,” said {second}. “And a napkin,” said {third}.',
      which: '“When,” said {name}. “Which half?”',
    },
    s03: { ...two.spreads.s03, up: 'Up went {name}, {second}, {third} and a goat.' },
    s04: { ...two.spreads.s04, sandwich: '“A sandwich,” said {name}. “A napkin,” said {third}.' },
    s05: { ...two.spreads.s05, count: '{name} showed how. {second} counted. {third} ducked.' },
    s06: { ...two.spreads.s06, pail: '{second} and {third} saved one bucket.' },
    s07: {
      ...two.spreads.s07,
      kind: '“For me?” said the dragon. “How kind! Once more?”',
      again: 'So {name} did the BOO, {second} the face, {third} the claws.',
    },
    s08: {
      ...two.spreads.s08,
      opening: 'Night.',
      half: '{name} gave the dragon half the sandwich. Nobody ever had. {second} split the rest. {third} lent the napkin.',
    },
    s09: { ...two.spreads.s09, hush: '{third} scooted closer. Nobody said anything.' },
    s10: { ...two.spreads.s10, you: '“For you,” said {third}.' },
    s11: { ...two.spreads.s11, dragon: '“The half with the dragon in it,” said all three.' },
    s12: { ...two.spreads.s12, ready: '“Ready, {name}? Ready, {second}? Ready, {third}?” asks the dragon.' },
  },
  alts: {
    s01: 'A square in the morning: only pegs are left on the washing line, over twelve scorch marks in the shape of shirts. All heads turn to the mountain. {name} holds a sandwich, {second} adds cucumber, {third} has a napkin ready. The policeman lacks his mustache, the bakery its sign.',
    s02: 'A throne hall. A small king sits on a very high throne, and far below {name} holds out a sandwich to him. {second} and {third} stand close by, {third} with a napkin. The king leans over for the cucumber.',
    s03: 'A path zigzags up a mountain. Knights run down it, with sooty gaps where their swords were. {name}, {second} and {third} walk up, four times, with a goat. A green toe shows over the edge.',
    s04: 'A dragon’s green eye, a page high, and in it the reflection of nobody but {name}, {second}, {third}, a sandwich and a napkin. Opposite, a scorch mark in the shape of a bush.',
    s05: 'Seven pictures of the same dragon’s cheek, bigger and bigger, till it leaves the frame. {name} puffs up {gender, select, boy {his} girl {her}} cheeks, {second} counts to thirteen, and {third} ducks with {thirdGender, select, boy {his} girl {her}} hands over {thirdGender, select, boy {his} girl {her}} ears. A hedgehog puffs up its cheeks, too.',
    s06: 'A lake cut open: the dragon’s knees in a nearly empty lake, with steam all around. On the bank, {name} stands amazed, {second} and {third} hold a bucket together, and a frog hangs up a towel.',
    s07: 'The huge shadow of a monster on a rock: it is {name}, {second} and {third} together. The dragon claps, delighted. Behind, a rabbit has fainted.',
    s08: 'A vast night and a small fire. The dragon holds half a sandwich, {name} and {second} hold what is left of the other half, and {third} ties a napkin around the dragon’s neck.',
    s09: '{name}, {second}, {third} and the dragon from behind, on the mountain, under the stars. {third} sits closest to the dragon. The dragon hangs its head, and a tear falls from its snout. Below in the valley every house has one light. The dragon’s tail lies around the children without touching.',
    s10: 'Dawn. {name}, {second} and {third} hug the dragon, and even three pairs of arms are far too short. The dragon is so big that it fills both pages. Its mouth is open, and there is no fire.',
    s11: 'A map of the kingdom on a table, cut in two by the king’s scissors. {name} points at the small dragon on it, {third} reaches for that half, and {second} pushes the other half back to the king. On the king’s head is a ring of soot instead of a crown.',
    s12: 'Evening. {name}, {second} and {third} fly on the dragon’s back, high over the mountain, and below is the whole town, with good things on sticks. The scorch marks on the ground show the way home.',
  },
  coverAlt:
    'A hole is burnt in the cover, and a dragon looks through it, its mouth already open. At the foot {name} and {second} hold up a sandwich, and {third} a napkin.',
  closing:
    'And if you ever get the hiccups, {name}, {second} and {third}, you know who to call. Not on a Tuesday, though. On Tuesdays you’ll all be flying.',
  blurb:
    'Hic! There goes the laundry. Hic! There goes the policeman’s mustache. The dragon on the mountain has the hiccups, and the king will give half his kingdom to anyone who can stop them. The knights brought swords. {name}, {second} and {third} bring one sandwich and one napkin. There are three cures for hiccups, and they’re all about to go up in smoke.',
  dedicationPlaceholder: 'For {name}, {second} and {third}, who would have brought a sandwich. With all our love',
};
