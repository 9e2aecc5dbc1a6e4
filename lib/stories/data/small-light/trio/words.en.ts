import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.en';

/** One carries the lantern and goes first, one asks, one counts all the way, up to four in the bed. */
export const words: PictureBookText = {
  ...two,
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      story:
        '{name}, {second} and {third} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark.\n“Three taps,” counted {third}. “The dark doesn’t knock.”',
    },
    s04: {
      ...two.spreads.s04,
      tall: 'The trees were tall.\n{name}, {second} and {third} were not.',
      ask: '“How do you get through so much dark?” asked {second}.\n“Bit by bit,” said {third}. “I’ll count.”',
    },
    s05: { ...two.spreads.s05, heroYell: '“Aaaah!” yelled {name}, {second} and {third}.' },
    s06: {
      ...two.spreads.s06,
      talk: '“I thought you were the dark,” said the fox.\n“And we thought the dark was you,” said {second}. “Let’s be scared together.”\n“All five,” counted {third}.',
    },
    s10: {
      ...two.spreads.s10,
      plenty: '“One,” counted {third}.\n“That’s plenty,” said {second}.',
      stars: 'All at once the dark was full of stars. {third} lost count.',
    },
  },
  alts: {
    ...two.alts,
    s01: '{name}, {second} and {third} sit up in one bed in the lamplight, under one quilt. {third} holds up a finger to count the taps. Across the room, behind the window, waits one small light. In the corner sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the window: {name} gasps, on {gender, select, boy {his} girl {her}} palm the firefly glows, and {second} and {third} lean in to see. The open windowpane mirrors the moon and two eyes: the dark’s.',
    s03: 'Four small pictures: a pair of boots, a lit lantern, {name} buttoning a red coat and then, at the garden gate, going out into the night with {second} and {third}.',
    s04: '{name}, {second} and {third}, all very small, with a lit lantern on a path that leads into enormous trees. From behind one trunk the dark looks out.',
    s05: '{name}, {second} and {third} leap back with a scream, and the lantern swings. In the bushes shine two round, frightened eyes under two ear tips that look like leaves. The dark is frightened too.',
    s06: 'A shy young fox creeps out of the bushes. {second} bends down and holds out an open hand, and the fox’s nose just touches the fingers. {name} holds the lantern, and {third} holds up five fingers to count. Two other eyes look out of the leaves: the dark’s.',
    s07: '{name}, {second} and {third} cross a moonlit stream one after another, little by little, arms spread wide. The fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits before a huge moon. Far below, tiny, are {name}, {second}, {third}, the fox and the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, and {second}, {third} and the fox stay close. The lantern is out, and only smoke is left of its flame. One tiny light glimmers from behind the fox. Farther back, two big, worried eyes look on: the dark’s.',
    s10: 'A small pool of light in the dark: the firefly leads the way, {name}, {second} and {third} follow with the cold lantern, and the fox keeps close behind. Two wide eyes in the dark shine golden, for the whole other page is full of fireflies, from the ground to the top of the trees.',
    s11: '{name}, {second} and {third} dance and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family, and everybody looks up at her. At the edge, the dark dances too.',
    s12: 'Daybreak. On the road of lights that leads home across the meadow, {name} and {second} turn back. {name} touches the arm of the dark, which has grown small and thin, and looks into its eyes. {third} goes ahead and counts the lights. The firefly shines above them, and the fox looks back. At the garden gate somebody is waiting with open arms.',
  },
  coverAlt:
    'A blue wood at night. {name} wears a red coat and holds a glowing firefly, with {second}, {third} and a young fox close by. From among the trees, the dark looks on.',
  closing:
    '“Come on,” said {name} to the dark,\nand {second} moved over.\n“Four in the bed,” counted {third}.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at the window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name}, {second} and {third} don’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name}, {second} and {third}, our three small lights. With all our love',
};
