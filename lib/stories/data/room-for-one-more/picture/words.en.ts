import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// The girl behind the curtain tells the story to the child, and says “I” for the first time on spread 10.
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'New street. New door. New key.',
      ask: '“Who knows me here?” you asked, {name}.',
      dad: '“I do,” said your dad. “And the suitcase.”',
    },
    s02: {
      ask: '“Grandpa, how do you get a friend?”',
      rain: '“Same way you get rain,” said your grandpa. “You can’t make it. First there’s nothing. Then there’s one drop.”',
      after: '“And then?”',
      outside: '“Then it helps to be outside.”',
    },
    s03: {
      piano: 'You took the biggest umbrella in the house. There was room under it for a piano.',
      one: 'One drop.',
      two: 'Two drops.',
      many: 'Nine hundred drops.',
      friend: 'No friend.',
      counted: 'Somebody was counting.',
    },
    s04: {
      coming: 'Somebody was coming, {name}. It took all morning.',
      snail: '“Is there,” said the snail. “Room for. One more?”',
      squeeze: '“Squeeze in!” you said.',
      frog: '“Room for one more?” asked a frog, who was in already.',
    },
    s05: {
      wet: '“It’s wet on top,” said a cat.',
      wetter: '“It’s wet underneath.”',
      charge: '“I’d like to speak to whoever’s in charge.”',
      only: 'That was you, {name}.',
      squeeze: '“Squeeze in,” you said, and the frog moved over by one frog.',
    },
    s06: {
      woof: 'WOOF!',
      beg: '“Room for one more? Just till it stops?” begged a dog.',
      look: 'You looked at the cat. The cat looked at the rain.',
      fine: '“Fine,” said the cat. “Squeeze in. Not the tail.”',
    },
    s07: {
      duck: 'Last came a duck. “I was told there’d be conversation.”',
      squeeze: '“Squeeze in!” everybody yelled. “…in,” said the snail.',
      mud: 'The conversation was about mud.',
      corner: 'But you watched the corner, {name}, for somebody in boots.',
    },
    s08: {
      wind: 'ROOM FOR ONE MOOOORE?',
      howl: 'howled the wind, and didn’t wait to be told.',
      jump: 'You jumped, {name}, and caught a handful of wind.',
      frog: '“Well!” said the frog. “We’d have squeezed.”',
    },
    s09: {
      drip: 'Drip.',
      room: 'Now there was nothing but room.',
    },
    s10: {
      boots: 'Two boots stopped in front of yours.',
      ask: '“Is this yours?” I asked.',
      me: 'Yes, me. From behind the curtain. I’d counted all your drops, {name}. I didn’t like to ask.',
      more: '“Is there… room for one more?”',
    },
    s11: {
      full: 'There wasn’t. Not for a whisker.',
      rain: 'You looked at the rain. It was wide open, all the way up.',
      out: '“Squeeze OUT!”',
      splash: 'Splash!',
      cat: 'The cat forgot to complain.',
      snail: '“Squeeze,” called the snail. “In?”',
    },
    s12: {
      grandpa: '“Well?” asked your grandpa. “Any drops?”',
      one: '“One,” you said. “She jumps like ten.”',
      open: 'I heard that. My window was open.',
      call: '“{name}!”',
      street: 'And now the whole street knows you.',
      snail: '“Is there,” said the snail.',
      mailbox: '{name}',
    },
  },
  alts: {
    s01: 'A gray stairwell with the street door half open. Dad’s hand holds a key, {name} stands behind a suitcase in a yellow raincoat, and the mailbox has somebody else’s name on it. In the house across the street, a curtain moves.',
    s02: 'A wet window, seen from outside: {name}’s nose is flat on the glass, and Grandpa is there, too. Drops run down over their faces. The glass reflects the house across the street, and a girl’s face.',
    s03: 'A gray, empty street from straight above: the red circle of an umbrella, and in the middle the tips of {name}’s boots. Rain all around. One window is lit.',
    s04: 'At the level of the sidewalk: an enormous snail reaches a boot as tall as a tower, and a frog drops in from above. {name} bends down to them under the umbrella.',
    s05: 'Three pictures of a cat: wet, wetter, and under the umbrella with {name} and the frog. In a window across the street, somebody holds up a towel.',
    s06: 'Under the rim of the umbrella: the cat has shot up into {name}’s arms, claws in the hood. A big dog comes in, and his tail stays out in the rain. All three look up at the same drop.',
    s07: 'A crowd under the umbrella: snail on frog, frog on dog, a cat and a duck, all talking at once. Only {name} looks to the corner of the street.',
    s08: 'A wide street in a storm. Far down, very small, {name} jumps with outstretched arms. High up, a red dot, the umbrella sails straight for the window with the curtain.',
    s09: 'From straight above, all gray: {name}, the dog, the cat, the frog and the duck sit in a wet ring with their backs to us. In the house across the street, a door is open.',
    s10: 'Two pairs of boots, toe to toe, and red light on wet stones. Then two faces, {name} and a girl with dripping hair, and the red umbrella between them.',
    s11: '{name}, the girl, the dog, the cat, the frog and the duck in mid-leap over puddles. Colors splash from their boots into the houses. Under the red umbrella, there is only the snail.',
    s12: 'Night, and two lit windows across one street, with a child waving in each: {name} beside Grandpa, and the girl. Between them is a rainbow. On the sill the snail arrives, and the mailbox has a new name: {name}.',
  },
  coverAlt:
    'A huge red umbrella from straight above. From below its rim, {name} looks up at us. A cat, a dog, a frog and a duck peep out all around or stick out their tails, and a snail sits on top.',
  closing: 'Good night, {name}.\nI left the curtain open.',
  blurb:
    'You stood in the rain all day, {name}, under the biggest umbrella on the street, and waited for a friend. A snail came. A frog. A cat in a terrible mood. Room for one more? Squeeze in! And somebody just counted your drops, and didn’t come. Signed: the curtain across the street',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
