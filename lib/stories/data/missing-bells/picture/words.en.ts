import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  characters: { boy: { usual: { mainForm: 'Rufus' }, substitute: { mainForm: 'Felix' } } },
  spreads: {
    s01: {
      opening: 'One morning, nothing rang.',
      list: 'Not the school bell. Not the shop bell.\nNot even the baker’s cat.',
      case: '“This is a case,” said Detective {name}.\n{relative}, the assistant, hoped it was about sausages.',
    },
    s02: {
      rule: 'Rule one: look twice.',
      looks: 'First look: no bell.\nSecond look: a hair. A gray one.',
      talk: '“Who has gray hair?” asked {name}.\n“My grandma,” said {boy}.\n“Does she take things?”\n“Only naps.”',
    },
    s03: {
      rule: 'Rule two: everybody has seen something.',
      baker: '“Not me! Just\na short fellow\nin a mask, with\nmy bell, and… Oh.”',
      grocer: '“Such small hands!”',
      cat: 'The cat saw everything.\nThe cat isn’t telling.',
      dog: '{relative} saw a sausage.',
    },
    s04: {
      ring: 'Ding-a-ling!',
      market: 'A bell, in the market!\n“Where were you last night?”',
      alibi: '“Here,” sighed the whole market.\n“Singing. Till three.”',
      rule: 'Rule three: loud isn’t guilty.',
      parrot: '“Sausages!” said the parrot,\nand {relative} was in love.',
    },
    s05: {
      rule: 'Rule four: a detective never falls asleep.',
      watch: 'To the left, nobody. To the right, nobody.\nOnly chimneys and cats.\nOne of the cats was rather wide.',
      snore: 'Rrronk… rrronk… said {relative}.',
    },
    s06: {
      fog: 'At midnight, fog came to the station,\nand something in it went jing.',
      hand: 'A hand! Five neat fingers,\nsmaller than a baby’s.',
      suitcase: '{relative} growled at a suitcase.\n“Not now, {relative},” whispered {name}.',
      see: '(See rule one.)',
    },
    s07: {
      left: 'Jing.',
      trees: 'The trees looked\nas if they had just\nstopped talking.',
      legs: '{name} and {relative}\nwalked so close together\nthat they had six legs.',
      right: 'Jing.',
      rule: 'No rule says\na detective\ncan’t go home.\n{name} checked.',
    },
    s08: {
      caught: '“Got you!”',
      eek: '“Eek!”',
      count: 'Eight bells.\nOne raccoon.\nAnd the mask\ndidn’t come off.',
      explain: '“I can explain,”\nsaid the raccoon.',
      rule: 'That’s what they all say.\nRule five: let them.',
    },
    s09: {
      her: '“They’re for her,” the raccoon told {name}.',
      why: '“She can’t see anymore.\nShe kept flying into trees.\nHigh bell: her branch.\nLow bell: the stream.”',
      ting: 'Ting.',
      tong: 'Tong.',
      smile: 'The owl smiled at exactly the right tree.',
    },
    s10: {
      trouble: 'The case was solved. That was the trouble.',
      school: 'Take the bells home,\nand school starts on time.',
      owl: 'Take the bells home,\nand an owl flies into a tree.',
      six: 'There had to be a rule six.',
    },
    s11: {
      shut: '“Shut your eyes,” said {name} to the whole town.\n“No peeking.”',
      first: 'Ting.',
      second: 'Tong.',
      third: 'Trrring.',
      fourth: 'Ting.',
      whom: 'Nobody asked who took them.\nEverybody asked who they were for.',
    },
    s12: {
      more: 'Nobody took a bell home.\nThey brought more.',
      lanterns: 'And lanterns,\nfor anyone who can only see.',
      rule: 'Rule six:\na thing isn’t found\nuntil you know\nwho needs it.',
      sausages: 'So it was about sausages, after all.',
    },
  },
  alts: {
    s01: 'A quiet town square in the early morning. A man in pajamas is asleep on his feet over a toothbrush, the greengrocer on her tomatoes, a teacher at the door of the school, and even the rooster. A cat looks down at its bare collar, and the tower has no bell. {name} bends over a small print with a magnifying glass, and somebody in a black mask waits on the bench.',
    s02: '{name} looks through a magnifying glass at a bicycle without a bell. A boy points at his grandmother, who naps on a bench beside somebody with a black mask and a bell. In a large lens: the handlebar and one gray hair.',
    s03: 'Four pictures of witnesses: the baker points at his shelf, the greengrocer shows how small the hands were, a cat says nothing, and a dog looks at a string of sausages.',
    s04: 'A parrot laughs in a large birdcage in the market, and the dog is up at the bars on its hind legs. {name} looks at the parrot and holds up a magnifying glass. Under the stall, somebody has found the sausages.',
    s05: 'Moonlit roofs from high above. {name} and the sleeping dog are tiny on a terrace, small prints cross the roofs, and one of the cats has a mask.',
    s06: 'A small handprint in a lens. On the foggy platform, {name} holds a magnifying glass over a print, and the dog growls at a suitcase that is open just a crack: inside are two eyes and a glint of brass, and the tip of a ringed tail hangs out.',
    s07: 'Black trunks with lit gaps between them. In the widest gap {name} walks with a lantern and the dog, and above them a raccoon rings two bells on a branch.',
    s08: '{name} lands with a lantern in one hand and the cord of a sack in the other, and a raccoon rears back with both hands up. Eight bells have burst out of the sack between them, and the dog is startled.',
    s09: 'An old owl with clouded eyes and a bandage on her brow sits on a bough and turns to the bells ringing beside her. The trunk has a dent in the shape of an owl. Other bells hang low by the stream, and {name} and the raccoon keep quite still.',
    s10: '{name} sits in a small circle of light with the dog, and at the edge of the light the raccoon holds out a bell. Six index cards hang on a line, and the last is blank. Far off in the moonlight stand a school without a bell and, on a bough, the owl.',
    s11: 'The page is black, as if our eyes were shut, and rings spread from every sound. At the bottom the whole town stands in the dark with shut eyes and smiles, {name} in the middle. Only one girl peeps through her fingers, and a masked raccoon with one eye.',
    s12: 'A path of lanterns and bells winds from the town to the owl’s tree. The owl glides high above it, and the whole town comes along the path with {name}, bells and lanterns in hand. The dog and the parrot share a string of sausages, and a card hangs from the cord of bells.',
  },
  coverAlt:
    'The roofs of a dark town, and in a large magnifying glass, bright and sharp: {name} with a bell in hand, and a dog. On its handle sits a raccoon, a finger on its lips and a paw at the bell.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
