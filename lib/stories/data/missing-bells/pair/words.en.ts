import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** One looks, the other writes down the rules. */
export const words: PictureBookText = {
  ...one,
  characters: {
    boy: { usual: { mainForm: 'Rufus' }, substitute: { mainForm: 'Felix' }, spares: [{ mainForm: 'Oscar' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      case: '“A case,” said Detective {name}.\nDetective {second} opened a notebook.\n{relative}, the assistant, hoped it was about sausages.',
    },
    s02: {
      ...one.spreads.s02,
      talk: '“Who has gray hair?” asked {name}.\n“My grandma,” said {boy}.\n“Does she take things?” asked {second}.\n“Only naps.”',
    },
    s05: {
      ...one.spreads.s05,
      rule: 'Rule four: detectives never fall asleep.',
      snore: 'Rrronk… rrronk… said {relative} and {second}.',
    },
    s07: {
      ...one.spreads.s07,
      legs: '{name}, {second} and {relative}\nwalked so close together\nthat they had eight legs.',
      rule: 'No rule says\na detective\ncan’t go home.\n{second} checked.',
    },
    s09: { ...one.spreads.s09, her: '“They’re for her,” the raccoon told them.' },
    s10: { ...one.spreads.s10, six: '{second} hung a blank card: rule six.' },
    s11: {
      ...one.spreads.s11,
      shut: '“Shut your eyes,” said {name} to the whole town.\n“No peeking,” said {second}.',
    },
  },
  alts: {
    ...one.alts,
    s01: 'A quiet town square in the early morning. A man in pajamas is asleep on his feet over a toothbrush, the greengrocer on her tomatoes, a teacher at the door of the school, and even the rooster. A cat looks down at its bare collar, and the tower has no bell. {name} bends over a small print with a magnifying glass, {second} waits alongside with the dog, and somebody in a black mask waits on the bench.',
    s02: '{name} looks through a magnifying glass at a bicycle without a bell, with {second} close by. A boy points at his grandmother, who naps on a bench beside somebody with a black mask and a bell. In a large lens: the handlebar and one gray hair.',
    s04: 'A parrot laughs in a large birdcage in the market, and the dog is up at the bars on its hind legs. {name} holds up a magnifying glass, and {second} looks at the parrot, too. Under the stall, somebody has found the sausages.',
    s05: 'Moonlit roofs from high above. {name} keeps watch on a terrace, tiny, beside {second} and the dog, both fast asleep. Small prints cross the roofs, and one of the cats has a mask.',
    s06: 'A small handprint in a lens. On the foggy platform, {name} holds a magnifying glass over a print, {second} holds the lantern, and the dog growls at a suitcase that is open just a crack: inside are two eyes and a glint of brass, and the tip of a ringed tail hangs out.',
    s07: 'Black trunks with lit gaps between them. In the widest gap {name}, the dog, and {second} with a lantern walk close together, and above them a raccoon rings two bells on a branch.',
    s08: '{name} lands with a lantern in one hand and the cord of a sack in the other, {second} is close behind, and a raccoon rears back with both hands up. Eight bells have burst out of the sack between them, and the dog is startled.',
    s09: 'An old owl with clouded eyes and a bandage on her brow sits on a bough and turns to the bells ringing beside her. The trunk has a dent in the shape of an owl. Other bells hang low by the stream, and {name}, {second} and the raccoon keep quite still.',
    s10: '{name} sits in a small circle of light with the dog, and at the edge of the light the raccoon holds out a bell. Six index cards hang on a line, and {second} reaches up to the last one, which is blank. Far off in the moonlight stand a school without a bell and, on a bough, the owl.',
    s11: 'The page is black, as if our eyes were shut, and rings spread from every sound. At the bottom the whole town stands in the dark with shut eyes and smiles, {name} and {second} among them. Only one girl peeps through her fingers, and a masked raccoon with one eye.',
    s12: 'A path of lanterns and bells winds from the town to the owl’s tree. The owl glides high above it, and the whole town comes along the path with {name} and {second}, bells and lanterns in hand. The dog and the parrot share a string of sausages, and a card hangs from the cord of bells.',
  },
  coverAlt:
    'The roofs of a dark town, and in a large magnifying glass, bright and sharp: {name} with a bell in hand, {second}, and a dog. On its handle sits a raccoon, a finger on its lips and a paw at the bell.',
  closing:
    'Good night, Detectives {name} and {second}. And if something in the dark goes ting, you know what it’s saying.',
  blurb:
    'In one night, every bell in town has vanished: the school’s, the shop’s, even the one on the baker’s cat. Detectives {name} and {second} have a magnifying glass, a notebook full of rules and an assistant who hopes it’s about sausages. Rule one: look twice. (There’s somebody in the pictures they haven’t noticed yet. Have you?)',
  dedicationPlaceholder: 'For {name} and {second}, who look twice',
};
