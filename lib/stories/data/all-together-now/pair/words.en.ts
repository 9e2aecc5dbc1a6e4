import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** Two pull first, and both have room for a snail. */
export const words: PictureBookText = {
  ...one,
  spreads: {
    ...one.spreads,
    s01: { ...one.spreads.s01, sea: '“To the sea!” say {name} and {second}.' },
    s02: { ...one.spreads.s02, go: '“Twende!” shouts {name}. Let’s go!' },
    s03: { ...one.spreads.s03, ask: '“Is that the sea?” asks {second}.' },
    s05: {
      ...one.spreads.s05,
      call: '“Harambee!” shouts {name}. All together, pull!',
      alone: 'There is no all. Only {name} and {second}.',
    },
    s09: { ...one.spreads.s09, room: '“There’s room here,” say {name} and {second}.' },
    s12: { ...one.spreads.s12, end: '“Harambee,” say {name} and {second}, and they all bite at once.' },
  },
  alts: {
    ...one.alts,
    s01: 'A mango tree in Kenya, seen from below, golden in the early light. Shosho, a grandmother in a long kitenge dress and head wrap, knocks on a mango and listens. {name} carries a basket full of them, and {second} looks up at her, delighted. At the trunk, a snail sets off.',
    s02: 'A long red bus, so long that only part of it fits. The driver ties baskets down on the roof, {name} and Shosho pass up more, hand to hand, and {second} cheers. A screw drops off, and the snail is overtaking.',
    s03: 'A red road zigzags over the savanna, and the bus crawls along it four times, each time a bit farther. {name} waves from a window, {second} looks out of the next one, and a giraffe bows. At the end of the road is a very wide puddle.',
    s04: 'The bus sits in the mud up to its doors. {name}, {second}, Shosho and the driver stand before it, seen from behind, and the puddle mirrors the bus. A rope hangs from the bumper.',
    s05: 'A rope, right across both pages. At its end, tiny, {second} and {name} lean back and pull. And then {name} lies flat in the mud, only two eyes to be seen. The snail has turned around to look.',
    s06: 'The rope again. {second} and {name} pull, and so does a donkey, with the rope between the teeth. Behind it, a goat is eating its way forward along the rope.',
    s07: 'Only legs: four huge gray ones like tree trunks, an elephant’s trunk around the rope, and one eye that looks down at the bus. Behind are the small legs of {second}, {name}, the donkey and the goat. One wheel of the bus is half out of the mud.',
    s08: 'Eleven children in a cloud of dust pull on the rope with {name}, {second}, the donkey, the goat and the elephant, each in a different way. Of the elephant there is room for the legs and the trunk. The ball is in the line, too. On the window of the bus stands the score.',
    s09: 'Seen from the ground, very near: {name} holds the thick rope with both hands, one of them right at its end, and before its fringe a small snail looks up. High up, everyone else is a laughing mouth. Only {name} and {second} aren’t laughing.',
    s10: 'First, the rope is as straight as a ruled line, and all dig in their feet: the elephant, as high as a house, under its belly the donkey and the goat, then the team, {second} and {name}, and last the snail with the end of the rope. Then all of them are in the air around the laughing elephant, with the bus above them, and the snail still holds the end of the rope.',
    s11: 'Blue at last. The sea fills both pages, with a dhow far out. At the lower edge are ten dusty toes: {name}’s, at the water, and beside them the snail. {second} is there already, arms in the air.',
    s12: 'Dusk on the beach, seen from above. In a ring around the last mango sit {name}, {second}, Shosho, the driver, the team and all the animals, each with a slice. In front are Shosho, {name} and {second}, all biting, and on a stone in the middle sits the snail, with a slice of its own. The rope is now a swing, a skipping rope and a washing line.',
  },
  coverAlt:
    '{name} and {second}, knees bent, pull with all their might on a rope that runs right around the book. On the back, a snail pulls at the other end.',
  closing: 'Shhhaaa, says the sea. Pole pole, says the moon. Laleni salama, {name} and {second}. Sleep well.',
  blurb:
    'The bus is full of Shosho’s mangoes, and it has to reach the sea before dark. “Splut,” says the bus. It’s in the mud up to the doors. “Harambee!” shout {name} and {second}. All together, pull! Along come a donkey, a goat, an elephant and a ball with a whole team behind it. Nearly, nearly… And who is that, asking so politely to help?',
  dedicationPlaceholder: 'For {name} and {second}, who make us stronger together. With all our love',
};
