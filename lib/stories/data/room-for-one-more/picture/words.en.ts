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
      jump: 'You reached, {name}, and caught a handful of wind.',
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
    s01: 'A gray hall with the door open to a rainy street. {name} is behind a suitcase in a yellow raincoat, Dad holds a key, and the mailboxes have other people’s names. In a window of the house across the street, a curtain moves.',
    s02: 'A wet window, seen from outside: {name}, in the yellow raincoat, has nose and both palms on the glass, and Grandpa’s hand is on {name}’s shoulder. Drops run down over their faces. The glass reflects a window across the street with a small head in it.',
    s03: 'A gray, empty street from straight above: a huge red umbrella, with {name}’s yellow boots showing below its rim, and rain and puddles all around. A window throws its light on the ground, and in the light is the shadow of a head. Far off, in the corner, crawls a tiny snail.',
    s04: 'At the level of the sidewalk: an enormous snail has come a long, winding way, and is seen farther off, too, small and smaller. A frog is in already, at the boots. {name} holds a red umbrella and reaches out a hand to the snail.',
    s05: 'Three pictures of a gray cat: wet, wetter, and under the umbrella, lecturing {name} with a raised paw. A frog and a snail are there, too. In a window behind, somebody holds up a towel.',
    s06: 'Under the rim of the red umbrella: the cat hangs in {name}’s arms. A big wet dog sits and smiles, his tail out in the rain. There is a frog, too. {name} looks at the cat, and the cat looks out at the rain.',
    s07: 'A red crowd under the umbrella: a duck, a dog, a frog on the dog and a snail on the frog, all talking at once. The cat is in {name}’s arms. Only {name} looks away, to the street.',
    s08: 'A wide, dark street in a storm. {name} leaps before the animals, both arms stretched out. Just out of reach, the red umbrella sails straight for a window, and a hand reaches out.',
    s09: 'From straight above, all gray: {name}, a dog, a cat, a frog and a duck sit in a wet ring with their backs to us. Light falls out of an open door, and in it stands the shadow of a girl with an umbrella.',
    s10: 'Yellow boots and blue boots, toe to toe, on wet red stones. Then faces: {name} and a girl with dripping hair both hold the handle of the red umbrella and look at each other. The girl has her other hand on her coat.',
    s11: '{name}, the girl, the dog, the cat, the frog and the duck splash through puddles, and colors fly from them to the houses. Under the red umbrella is only the snail.',
    s12: 'Night, and two lit windows on two sides of a street: in one, {name} waves beside Grandpa, in the other waves the girl, with the snail on her sill. In a puddle between them lie all the colors of the day. By her door leans the red umbrella, closed, and the mailbox opposite says {name}.',
  },
  coverAlt:
    'Rain, and below a huge red umbrella {name} dashes laughing through a puddle, one hand held out to a snail. A dog runs along, a cat and a frog leap, and a duck is there already. On the back, a snail walks under a tiny red umbrella.',
  closing: 'Good night, {name}.\nI left the curtain open.',
  blurb:
    'You waited all day in the rain, {name}, for a friend, under the biggest umbrella on the street. A snail came. A frog. A cat in a terrible mood. Room for one more? Squeeze in! And somebody just counted your drops, and didn’t come. Signed: the curtain across the street',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
