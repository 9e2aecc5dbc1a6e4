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
      all: 'That’s what they all say.',
      rule: 'Rule five: let them.',
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
    s01: 'The sun is up, but the town square is asleep: a man on his feet with a toothbrush in his mouth, the greengrocer on her tomatoes, even the rooster on the bus-stop sign. In the tower only a rope is left, and the cat mourns over a bare collar. {name} bends over small prints with a magnifying glass. They lead to a bench, where somebody in a black mask sits beside a sleeping man.',
    s02: '{name} kneels by a bicycle and looks through a magnifying glass. A boy in a cap points across at his grandmother, who has dozed off on a bench. Next to her sits somebody in a black mask, holding a bell. Large in the lens: the bare handlebar and one gray hair.',
    s03: 'Photos of four witnesses, and somebody in a black mask is in every one: on the very shelf the baker points at; beside the greengrocer, holding up two small hands; on a roof behind the cat, who looks straight ahead. In the last, the dog stares at a string of sausages, and a small black hand pulls it away.',
    s04: 'In the market a parrot laughs in a big golden cage. {name} eyes it sternly through a magnifying glass that shows it large, the dog gazes through the bars, smitten, and two tired stallkeepers look daggers at it, one covering her ears. Behind the cage, somebody in a mask has found the sausages.',
    s05: 'A sea of roofs at night. On a terrace, tiny, {name} keeps watch, a hand above the eyes, and the dog sleeps. Small prints cross the roofs to a row of cats. One of the cats wears a mask.',
    s06: 'On the foggy platform, by lantern light, {name} beams at a small handprint under the magnifying glass. Behind {name}’s back the dog growls at a suitcase that is open just a crack: inside are two eyes and a glint of brass, and a ringed tail hangs out.',
    s07: 'Black trunks with pale light between them. {name} walks through the gap with a lantern, wide-eyed, pressed close to the dog. On a branch right above their heads, somebody with a mask and a ringed tail rings a bell in each hand.',
    s08: 'In the amber light of a lantern on the ground, {name} swings a long pole with both hands and slams the net down over a raccoon, who puts both hands up. Eight bells burst out in all directions, some past the edge of the page, and one lands on the head of the leaping dog.',
    s09: 'An old owl with clouded eyes and a bandage on her brow sits on a bough and turns, smiling, to the bells that ring beside her. In the trunk is a deep hollow in the exact shape of an owl, wings spread and all. More bells hang low by the stream. {name} looks up at the owl and listens, a hand behind one ear, and the raccoon keeps quite still.',
    s10: 'In a circle of lantern light {name} sits and worries, and so does the dog. The raccoon holds out one bell; right above it, on a line of six cards, shines the last one, which is blank. Small puffs of mist rise from {name} to a pale picture in a cloud: the school, its bell ringing. From the raccoon they rise to another: the blind owl has just bumped into a tree, and stars circle over her head.',
    s11: 'The page is dark, as if our eyes were shut, and rings of light spread from every sound. Below, with {name} in the middle, the whole town stands with eyes shut and smiles. Only two are peeking: a girl, through her fingers, and the raccoon, with one eye.',
    s12: 'First light of the morning. A path of bells and lanterns winds from the town to the owl’s tree. The whole town stands in an arc with bells and lanterns, and everyone watches {name}, who hangs up the last bell, the other hand on the raccoon’s head. The bell rings, and the owl glides towards it, wings spread wide, smiling. The dog and the parrot share a string of sausages.',
  },
  coverAlt:
    'The roofs of a dark town under a huge moon. {name} holds up a magnifying glass, fist round its handle, and looks through it with the dog: an empty hook, and the pale shape of a bell that is gone. Right behind them, on the ridge of the roof, sits a raccoon with a golden bell in its arms.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
