import type { PictureBookText } from '../../../picture-book';
import { words as two } from '../pair/words.en';

/** One looks, one writes down the rules, one listens: the bells were taken for somebody who can only hear. */
export const words: PictureBookText = {
  ...two,
  characters: {
    boy: {
      usual: { mainForm: 'Rufus' },
      substitute: { mainForm: 'Felix' },
      spares: [{ mainForm: 'Oscar' }, { mainForm: 'Jasper' }],
    },
  },
  spreads: {
    ...two.spreads,
    s01: {
      ...two.spreads.s01,
      list: 'Not the school bell. Not the shop.\nNot even the baker’s cat.',
      case: '“A case,” said Detective {name}.\n{second} opened a notebook. {third} listened.\n{relative}, the assistant, hoped it was about sausages.',
    },
    s04: {
      ...two.spreads.s04,
      market: 'A bell, in the market!\n“Where were you last night?” asked {name}.',
    },
    s05: {
      ...two.spreads.s05,
      snore: 'Rrronk… rrronk… said {relative} and {second}.\n“Hush!” said {third}.',
    },
    s06: {
      ...two.spreads.s06,
      suitcase: '{relative} growled at a suitcase.\n“Shh! I’m listening,” whispered {third}.',
    },
    s07: {
      ...two.spreads.s07,
      legs: '{name}, {second}, {third}\nand {relative} walked\nso close together\nthey had ten legs.',
    },
    s09: { ...two.spreads.s09, her: '“They’re for her,” the raccoon told {third}.' },
    s11: {
      ...two.spreads.s11,
      shut: '“Shut your eyes,” said {name} to the whole town.\n“No peeking,” said {second}.\n“Listen,” said {third}.',
    },
  },
  alts: {
    ...two.alts,
    s01: 'A quiet town square in the early morning. A man in pajamas is asleep on his feet over a toothbrush, the greengrocer on her tomatoes, a teacher at the door of the school, and even the rooster. A cat looks down at its bare collar, and the tower has no bell. {name} bends over a small print with a magnifying glass, {second} holds a notebook, {third} listens with a hand to one ear, and the dog sits alongside. On the bench waits somebody in a black mask.',
    s02: '{name} looks through a magnifying glass at a bicycle without a bell. {second} and {third} are close by. A boy points at his grandmother, who naps on a bench beside somebody with a black mask and a bell. In a large lens: the handlebar and one gray hair.',
    s04: 'A parrot laughs in a large birdcage in the market, and the dog is up at the bars on its hind legs. {name} holds up a magnifying glass, and {second} and {third} look at the parrot, too. Under the stall, somebody has found the sausages.',
    s05: 'Moonlit roofs from high above. On a terrace, tiny, {name} keeps watch and {third} listens with a hand to one ear. {second} and the dog are fast asleep. Small prints cross the roofs, and one of the cats has a mask.',
    s06: 'A small handprint in a lens. On the foggy platform, {name} holds a magnifying glass over a print, {second} holds the lantern, and {third} listens to the fog. The dog growls at a suitcase that is open just a crack: inside are two eyes and a glint of brass, and the tip of a ringed tail hangs out.',
    s07: 'Black trunks with lit gaps between them. In the widest gap {third}, {name}, the dog, and {second} with a lantern walk close together. Above them a raccoon rings two bells on a branch.',
    s08: '{name} lands with a lantern in one hand and the cord of a sack in the other, {second} and {third} close behind, and a raccoon rears back with both hands up. Eight bells have burst out of the sack between them, and the dog is startled.',
    s09: 'An old owl with clouded eyes and a bandage on her brow sits on a bough and turns to the bells ringing beside her. The trunk has a dent in the shape of an owl. Other bells hang low by the stream. {name}, {second} and the raccoon keep quite still, and {third} listens with shut eyes and a hand to one ear.',
    s10: '{name} sits in a small circle of light with the dog, and at the edge of the light the raccoon holds out a bell. Six index cards hang on a line. {second} reaches up to the last one, which is blank, and {third} looks up at the one with an ear. Far off in the moonlight stand a school without a bell and, on a bough, the owl.',
    s11: 'The page is black, as if our eyes were shut, and rings spread from every sound. At the bottom the whole town stands in the dark with shut eyes and smiles, {name}, {second} and {third} among them. Only one girl peeps through her fingers, and a masked raccoon with one eye.',
    s12: 'A path of lanterns and bells winds from the town to the owl’s tree. The owl glides high above it, and the whole town comes along the path with {name}, {second} and {third}, bells and lanterns in hand. The dog and the parrot share a string of sausages, and a card hangs from the cord of bells.',
  },
  coverAlt:
    'The roofs of a dark town, and in a large magnifying glass, bright and sharp: {name} with a bell in hand, {second}, {third} and a dog. On its handle sits a raccoon, a finger on its lips and a paw at the bell.',
  closing:
    'Good night, Detectives {name}, {second} and {third}. And if something in the dark goes ting, you know what it’s saying.',
  blurb:
    'In one night, every bell in town has vanished: the school’s, the shop’s, even the one on the baker’s cat. Detectives {name}, {second} and {third} have a magnifying glass, a notebook full of rules, six wide-awake ears and an assistant who hopes it’s about sausages. Rule one: look twice. (There’s somebody in the pictures they haven’t noticed yet. Have you?)',
  dedicationPlaceholder: 'For {name}, {second} and {third}, who look twice and listen',
};
