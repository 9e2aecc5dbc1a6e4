import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// A chant: the listeners shout every `pull`, and the mud answers.
export const words: PictureBookText = {
  spreads: {
    s01: {
      knock: 'Shosho knocks on each mango like a door.',
      ready: '“Yes. Yes. Not you. Yes.”',
      sea: '“To the sea!” says {name}.',
    },
    s02: {
      bus: 'The bus is called Haraka, which means hurry.',
      never: 'It never has.',
      go: '“Twende!” shouts {name}. Let’s go!',
    },
    s03: {
      road: 'Po-le, po-le, slowly, slowly.',
      ask: '“Is that the sea?” asks {name}.',
      puddle: '“A puddle, as wide as a wedding.”',
    },
    s04: { splut: 'Splut.' },
    s05: {
      call: '“Harambee!” shouts {name}. All together, pull!',
      pull: 'Ha… ra… MBEE!',
      alone: 'There is no all. There is only {name}.',
    },
    s06: {
      donkey: 'Along comes a donkey, on business.',
      goat: 'Along comes a goat, for lunch.',
      pull: 'Ha… ra… MBEE!',
      sink: 'Ssss…',
    },
    s07: {
      trees: 'Then the trees move over.',
      look: 'An elephant looks at the bus as you look at a shoe in a river.',
      pull: 'Ha… ra… MBEE!',
      nearly: 'Nearly…',
      splut: 'Splut.',
    },
    s08: {
      team: 'Along comes a ball, and behind it a team.',
      pull: 'Ha… ra… MBEE!',
      nearly: 'Nearly, nearly…',
      splut: 'Splut.',
      score: 'Mud two.\nUs nil.',
    },
    s09: {
      road: '“May I?” says a snail. “You are parked on my road.”',
      laugh: 'How they laugh!',
      room: '“There’s room here,” says {name}.',
    },
    s10: {
      pull: 'HA… RA… MBEE!',
      nearly: 'Nearly, nearly, nearly…',
      pop: 'POP!',
    },
    s11: {},
    s12: {
      who: '“Who did it?”',
      me: '“Me,” says the snail.',
      before: 'Before the snail: splut. After the snail: pop.',
      end: '“Harambee,” says {name}, and they all bite at once.',
    },
  },
  alts: {
    s01: 'A mango tree in Kenya, seen from below, golden in the early light. Shosho, {name}’s grandmother, in a long kitenge dress and head wrap, knocks on a mango and listens, and {name} carries a basket full of them. At the trunk, a snail sets off.',
    s02: 'A long red bus, so long that only part of it fits. The driver ties baskets down on the roof, and {name} and Shosho pass up more, hand to hand. A screw drops off, and the snail is overtaking.',
    s03: 'A red road zigzags over the savanna, and the bus, with HARAKA on its side, crawls along it four times, each time a bit farther. {name} waves from a window, and a giraffe bows. At the end of the road is a very wide puddle.',
    s04: 'The bus sits in the mud up to its doors, with HARAKA over its windshield. {name}, Shosho and the driver stand before it, seen from behind, and all of it is mirrored in the puddle. A rope hangs from the bumper.',
    s05: 'A rope, right across both pages. Alone and tiny, {name} has its end in both hands, leans back and pulls. And then {name} lies flat in the mud, only two eyes to be seen. The snail has turned around to look.',
    s06: 'The rope again. {name} pulls, and so does a donkey, with the rope between the teeth. Behind it, a goat is eating its way forward along the rope.',
    s07: 'Only legs: four huge gray ones like tree trunks, an elephant’s trunk around the rope, and one eye that looks down at the bus. Behind are the small legs of {name}, the donkey and the goat. One wheel of the bus is half out of the mud.',
    s08: 'Eleven children in a cloud of dust pull on the rope with {name}, the donkey, the goat and the elephant, each in a different way. Of the elephant there is room for the legs and the trunk. The ball is in the line, too. On the window of the bus stands the score.',
    s09: 'Seen from the ground, very near: {name} holds the thick rope with both hands, one of them right at its end, and before its fringe a small snail looks up. High up, everyone else is a laughing mouth. Only {name} isn’t laughing.',
    s10: 'First, the rope is as straight as a ruled line, and all dig in their feet: the elephant, as high as a house, under its belly the donkey and the goat, then the team and {name}, and last the snail with the end of the rope. Then all of them are in the air around the laughing elephant, with the bus above them, and the snail still holds the end of the rope.',
    s11: 'Blue at last. The sea fills both pages, with a dhow far out. At the lower edge are ten dusty toes: {name}’s, at the water, and beside them the snail.',
    s12: 'Dusk on the beach, seen from above. In a ring around the last mango sit {name}, Shosho, the driver, the team and all the animals, each with a slice. In front are {name} and Shosho, both biting, and on a stone in the middle sits the snail, with a slice of its own. The rope is now a swing, a skipping rope and a washing line.',
  },
  coverAlt:
    '{name}, knees bent, pulls with all might on a rope that runs right around the book. On the back, a snail pulls at the other end.',
  closing: en.closing,
  blurb:
    'The bus is full of Shosho’s mangoes, and it has to reach the sea before dark. “Splut,” says the bus. It’s in the mud up to the doors. “Harambee!” shouts {name}. All together, pull! Along come a donkey, a goat, an elephant and a ball with a whole team behind it. Nearly, nearly… And who is that, asking so politely to help?',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
