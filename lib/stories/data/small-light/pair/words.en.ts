import type { PictureBookText } from '../../../picture-book';
import { en as one } from '../picture/en';

/** One carries the lantern and goes first; the other asks, and is content with one small light. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      story:
        '{name} and {second} had left the lamp on, so that the dark would stay outside. But this wasn’t the dark. The dark doesn’t knock.',
    },
    s03: {
      ...one.spreads.s03,
      home: '“We’ll take you home,” said {name} quickly, before anybody could think twice.',
      gate: '“Eeeek!” said the garden gate.\n“Us too,” whispered {second}.',
    },
    s04: {
      ...one.spreads.s04,
      tall: 'The trees were tall.\n{name} and {second} were not.',
      ask: '“How do you get through so much dark?” asked {second}.',
    },
    s05: { ...one.spreads.s05, heroYell: '“Aaaah!” yelled {name} and {second}.' },
    s06: {
      ...one.spreads.s06,
      talk: '“I thought you were the dark,” said the fox.\n“And we thought the dark was you,” said {second}. “Let’s be scared together.”',
    },
    s08: {
      ...one.spreads.s08,
      answer: '“Us,” said {name}, “and a fox, and a small light who’s lost.”',
    },
    s10: { ...one.spreads.s10, plenty: '“That’s plenty,” said {second}.' },
  },
  alts: {
    ...one.alts,
    s01: '{name} and {second} sit up in one bed in the lamplight, under one quilt. Across the room, behind the window, waits one small light. In the corner sits the dark, big and soft, with two round eyes.',
    s02: 'Close up, at the window: {name} gasps, on {gender, select, boy {his} girl {her}} palms the firefly glows, and {second} leans in to see. The open windowpane mirrors the moon and two eyes: the dark’s.',
    s03: 'Four small pictures: a pair of boots, a lit lantern, {name} buttoning a red coat and then, at the garden gate, going out into the night with {second}.',
    s04: '{name} and {second}, both very small, with a lit lantern on a path that leads into enormous trees. From behind one trunk the dark looks out.',
    s05: '{name} and {second} leap back with a scream, and the lantern swings. In the bushes shine two round, frightened eyes under two ear tips that look like leaves. The dark is frightened too.',
    s06: 'A shy young fox creeps out of the bushes. {second} bends down and holds out an open hand, and the fox’s nose just touches the fingers. {name} holds the lantern. Two other eyes look out of the leaves: the dark’s.',
    s07: '{name} and {second} cross a moonlit stream, little by little, arms spread wide. The fox has fallen in with a splash. The dark looks on from the bank.',
    s08: 'High above the woods an owl sits before a huge moon. Far below, tiny, are {name}, {second}, the fox and the dark.',
    s09: 'It is almost black. The wind tears at {name}’s scarf, and {second} and the fox stay close. The lantern is out, and only smoke is left of its flame. One tiny light glimmers from behind the fox. Farther back, two big, worried eyes look on: the dark’s.',
    s10: 'A small pool of light in the dark: the firefly leads the way, {name} and {second} follow with the cold lantern, and the fox keeps close behind. Two wide eyes in the dark shine golden, for the whole other page is full of fireflies, from the ground to the top of the trees.',
    s11: '{name} and {second} dance and the fox leaps for joy in a clearing full of golden fireflies. Above them, in a heart of light, the small light is cheek to cheek with her family, and everybody looks up at her. At the edge, the dark dances too.',
    s12: 'Daybreak. On the road of lights that leads home across the meadow, {name} and {second} turn back. {name} touches the arm of the dark, which has grown small and thin, and looks into its eyes. The firefly shines above them, and the fox looks back. At the garden gate somebody is waiting with open arms.',
  },
  coverAlt:
    'A blue wood at night. {name} wears a red coat and holds a glowing firefly, with {second} and a young fox close by. From among the trees, the dark looks on.',
  closing: '“Come on,” said {name} to the dark,\nand {second} moved over.\nAnd outside, one small light stayed on.',
  blurb:
    'In the middle of the night, a lost firefly taps at {name} and {second}’s window. Her family is shining on the other side of the woods, and in between there is dark. Lots of it. {name} and {second} don’t like the dark one bit. But a small light needs help, and there is only one way to cross the woods at night: one small step. And one more.',
  dedicationPlaceholder: 'For {name} and {second}, our two small lights. With all our love',
};
