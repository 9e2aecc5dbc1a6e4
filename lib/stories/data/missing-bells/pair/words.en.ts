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
    s01: 'The sun is up, but the town square is asleep: a man on his feet with a toothbrush in his mouth, the greengrocer on her tomatoes, even the rooster on the bus-stop sign. In the tower only a rope is left, and the cat mourns over a bare collar. {name} bends over small prints with a magnifying glass, and {second} looks on over an open notebook. The prints lead to a bench, where somebody in a black mask sits beside a sleeping man.',
    s02: '{name} kneels by a bicycle and looks through a magnifying glass, and {second} leans in, astonished. A boy in a cap points across at his grandmother, who has dozed off on a bench. Next to her sits somebody in a black mask, holding a bell. Large in the lens: the bare handlebar and one gray hair.',
    s04: 'In the market a parrot laughs in a big golden cage. {name} eyes it sternly through a magnifying glass that shows it large, {second} marvels at it, the dog gazes through the bars, smitten, and two tired stallkeepers look daggers at it, one covering her ears. Behind the cage, somebody in a mask has found the sausages.',
    s05: 'A sea of roofs at night. On a terrace, tiny, {name} keeps watch, a hand above the eyes, and {second}, sitting up, is as fast asleep as the dog. Small prints cross the roofs to a row of cats. One of the cats wears a mask.',
    s06: 'On the foggy platform, {second} holds the lantern, and {name} beams at a small handprint under the magnifying glass. Behind their backs the dog growls at a suitcase that is open just a crack: inside are two eyes and a glint of brass, and a ringed tail hangs out.',
    s07: 'Black trunks with pale light between them. {second} walks through the gap with a lantern, wide-eyed, {name} holds on tight and looks back, and the dog keeps at their heels. On a branch right above their heads, somebody with a mask and a ringed tail rings a bell in each hand.',
    s08: 'In the amber light of a lantern on the ground, {name} swings a long pole with both hands and slams the net down over a raccoon, who puts both hands up. {second} is close behind. Eight bells burst out in all directions, some past the edge of the page, and one lands on the head of the leaping dog.',
    s09: 'An old owl with clouded eyes and a bandage on her brow sits on a bough and turns, smiling, to the bells that ring beside her. In the trunk is a deep hollow in the exact shape of an owl, wings spread and all. {name}, one hand at the cheek, points at it, {second} stares, and the raccoon keeps quite still. More bells hang low by the stream.',
    s10: 'In a circle of lantern light {name} sits and worries, and so does the dog. The raccoon holds out one bell. Six cards hang on a line. The last is blank, and {second} reaches up towards it, determined. Small puffs of mist rise from {name} to a pale picture in a cloud: the school, its bell ringing. From the raccoon they rise to another: the blind owl has just bumped into a tree, and stars circle over her head.',
    s11: 'The page is dark, as if our eyes were shut, and rings of light spread from every sound. Below, with {name} and {second} in the middle, the whole town stands with eyes shut and smiles. Only two are peeking: a girl, through her fingers, and the raccoon, with one eye.',
    s12: 'First light of the morning. A path of bells and lanterns winds from the town to the owl’s tree. The whole town stands in an arc with bells and lanterns, and everyone watches {name}, who hangs up the last bell. {second} laughs and claps. The bell rings, and the owl glides towards it, wings spread wide, smiling. The raccoon is there, too. The dog and the parrot share a string of sausages.',
  },
  coverAlt:
    'The roofs of a dark town under a huge moon. {name} holds up a magnifying glass, fist round its handle, and looks through it with {second} and the dog: an empty hook, and the pale shape of a bell that is gone. Right behind them, on the ridge of the roof, sits a raccoon with a golden bell in its arms.',
  closing:
    'Good night, Detectives {name} and {second}. And if something in the dark goes ting, you know what it’s saying.',
  blurb:
    'In one night, every bell in town has vanished: the school’s, the shop’s, even the one on the baker’s cat. Detectives {name} and {second} have a magnifying glass, a notebook full of rules and an assistant who hopes it’s about sausages. Rule one: look twice. (There’s somebody in the pictures they haven’t noticed yet. Have you?)',
  dedicationPlaceholder: 'For {name} and {second}, who look twice',
};
