import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** One carries the plate and does the talking, the other minds the sparrow and the sun. */
export const words: PictureBookText = {
  ...one,
  characters: {
    aunt: { usual: { mainForm: 'Salma' }, substitute: { mainForm: 'Huda' }, spares: [{ mainForm: 'Rania' }] },
    neighbor: { usual: { mainForm: 'Idris' }, substitute: { mainForm: 'Jamil' }, spares: [{ mainForm: 'Nabil' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      announce:
        '“Tomorrow we’re fasting,” {name} and {second} told the cat. “The sparrow’s fast, from dawn till noon.”',
    },
    s02: {
      ...one.spreads.s02,
      eyes: 'One of {name}’s eyes got up. Neither of {second}’s did.',
      drink: '“Drink,” said Grandma. “One glass each, one for the sparrow. It’s a long flight to noon.”',
    },
    s03: {
      ...one.spreads.s03,
      growl: '{name}’s tummy growled. “Shh!” said {second}. “We’re fasting.”',
      done: '“We made it,” {second} whispered to the sparrow.',
    },
    s04: { ...one.spreads.s04, ask: '“Will the plates come back?” asked {second}.' },
    s05: { ...one.spreads.s05, hush: '“Don’t jump,” {second} told the qatayef. “Almost there.”' },
    s08: {
      ...one.spreads.s08,
      thanks: '“Thank you, {name} and {second},” he said. “Thank you, qatayef.” Then he looked at the plate.',
    },
    s09: { ...one.spreads.s09, think: '{name} and {second} thought, fast as two sparrows.' },
    s10: {
      ...one.spreads.s10,
      hurry: '“Hurry!” cried {second}. “The cannon!”',
      mine: '“Ours only fasted till noon,” called {name}.',
    },
    s11: { ...one.spreads.s11, full: '“No,” said {name} and {second}. “Full.”' },
    s12: {
      ...one.spreads.s12,
      wait: '“Wait!” cried {second}. {name} ran for the maamoul.',
    },
  },
  alts: {
    ...one.alts,
    s01: 'Evening in a courtyard. A lantern throws red, gold and blue spots over the wall. {name} holds it up, {second} pets the cat, and both look up at a thin crescent above the edge of the roof. One blue spot sits on the cat’s eye.',
    s02: 'On the left, in a dark lane, a big round drum with its drummer. On the right, in the lamplight of the kitchen, {name} rubs one eye, with a date in the other hand, and {second} yawns with both eyes shut. Grandma holds out a glass of water, two more stand ready, and a sparrow waits at the window.',
    s03: 'The same sunny courtyard seven times, each in a round picture. The shade shrinks from one to the next, and {name} and {second} take turns waiting in it with a sparrow; in the last one both are there, and a minaret stands in the sun. In between, the cat has a fish.',
    s05: 'A market street full of noses: on both sides people in profile follow a ribbon of scent. In the middle walks {name} with a plate of qatayef in both hands, and {second}, alongside, keeps an eye on them. In a window high up, somebody turns a pot over onto a tray.',
    s06: 'An open door. A woman’s arms in wide sleeves heap dates on a star-rimmed plate, so many that they rain down on {name}. She laughs, and so does {second}, a hand held out for dates. Her little boy peeps out from behind her skirt.',
    s07: 'A bakery in the dark, and the mouth of the oven glows like a red sun. The baker, white all over, says a hello of flour and holds a long wooden peel with a puffed loaf. The blue plate has half of its dates left. In front, {name} hugs a round bread as wide as both arms, and {second} looks at the baker in wonder. On {name}’s sleeve is a handprint of flour.',
    s08: 'A bare gray room with a single shelf. An old man holds the empty plate by its rim with both hands, and his sad face is mirrored in it. {name} and {second} look at him. Beside him lie a knife, curls of wood and a block that begins to look like a bird.',
    s09: '{name} points at the plate on the floor, and {second} is delighted. Next to it, the old man measures himself between thumb and finger. In the low sun, his shadow fits the plate.',
    s10: 'Rooftops, black against an orange sky. {name} pulls the old man by the hand from roof to roof, again and again, and {second} runs ahead, while the sun behind them sinks from a half to a thin rind. Behind the windows, all the tables are laid.',
    s11: 'Nightfall and lanterns. A round table full of food: {name}, {second}, family and neighbors behind it, and from the front, right hands take soup, bread and an orange, and one offers dates. {name} lays a hand on the old man, who lifts a date to his mouth. The plate stands right in front of him, and in it is his face. Outside hangs a ring of smoke from the cannon.',
    s12: 'The first blue morning of Eid. At the gate stands the old man, dressed in white, with the star-rimmed plate. On it is a sparrow carved from wood, its beak up, and a real sparrow sits beside it. In new clothes, {second} runs up to him, and {name} comes running with a tray of sugared maamoul. A thin crescent of gold paper hangs among the flags.',
  },
  coverAlt:
    'At night a plate with blue stars flies over the roofs, so big that {name}, {second} and an old man sit in it together around a small plate of qatayef. A thin crescent moon hangs beside them. On the back, in another one, a cat sleeps.',
  closing: 'Eid mubarak, {name} and {second}. And if a plate comes to your door, you know what to do.',
  blurb:
    'Tomorrow {name} and {second} are fasting: the sparrow’s fast, from dawn till noon. It’s small, but it’s a whole one. And in the long, delicious afternoon, Grandma sends out two plates of qatayef. One comes home with dates. One stops at a door where there is nothing to give. And no plate goes home empty.',
  dedicationPlaceholder: 'For {name} and {second}, our sparrows. Ramadan mubarak!',
};
