import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  spreads: {
    s01: {
      mane: 'Mane? On.',
      tail: 'Tail? On.',
      roar: 'Roar? “RRRR!”',
      lion: 'The mirror hummed. {name} was a lion, down to the tip of the tail.',
    },
    s02: {
      kitten: '“What a sweet kitten!”',
      no: '“I’m not a kitten,” said {name}. “I’m a LION. Rrrr!”',
      loud: '“And so loud!” said Grandma. “For a kitten.”',
    },
    s03: {
      moved: 'A street cat moved over, the way cats do for cats.',
      no: '“I’m a LION. Rrrr.”',
      cat: '“Mrrr,” the cat corrected, kindly.',
    },
    s04: {
      meow: '“Meow!” sang the ballerina.',
      cucumber: '“Meow?” asked the cucumber, just in case.',
      late: '“I’m not—” began {name}. But the roar had to come all the way up from the tail, and the laughing got there first.',
    },
    s05: {
      order:
        '“One hamantasch for the lion,” said {name}, in {gender, select, boy {his deepest voice.} girl {her deepest voice.}}',
      milk: '“And a little milk for the kitten?”',
      queue: 'Oh, how sweet!',
    },
    s06: {
      tail: 'Perhaps it had never been a roar.',
      roar: '“Rrrr?”',
      mouse: 'A mouse came out. It didn’t run away. It came one step closer, to hear better.',
    },
    s07: {
      haman: '“…HAMAN!”',
      rattle: 'Ra-ta-ta-ta!',
      stomp: 'Stomp!',
      boo: 'Boo!',
      roar: '“RRRR!” went {name}, with all the tail there was.',
      nobody: 'Nobody heard. Not even {name}.',
    },
    s08: {
      drum: 'Boom boom!',
      trumpet: 'Toot!',
      king: 'Only the lion saw the king. He was a very small king.',
      crying: 'He was crying, and you couldn’t hear it. {name} knew how that was.',
    },
    s09: {
      legs: '“First there was Mom,” said the king, “and then there were just legs.”',
      drum: 'Boom!',
      kitten: '“Are you a kitten?”',
      ears: '“No,” said {name}. “Cover your ears.”',
    },
    s10: {
      roar: 'RRRRRRRRRRRRRRRR!',
      nearer: 'It didn’t come from the tail. It came from somewhere nearer.',
      mother: '“This king,” said {name}, in an ordinary voice, “is looking for his mother.”',
    },
    s11: {
      who: '“Who found you?”',
      lion: '“A lion,” said the king. “A real one.”',
      paw: 'Under {name}’s paw, something was still going rrrr. So that was where {gender, select, boy {he} girl {she}} kept it.',
    },
    s12: {
      lion: '“Good night, kit—” said Grandma, and stopped. “Good night, lion.”',
      kitten: '“Grandma? At night you can say kitten.”',
      purr: '“Mrrr,” said somebody, very softly. It wasn’t the cat.',
    },
  },
  alts: {
    s01: '{name} stands before a mirror in a lion costume, seen from behind. In the mirror is no costume but a huge lion with {name}’s eyes. The cat sees a lioness.',
    s02: 'A kitchen table at the height of a paw: baskets of treats, Grandma’s hands and a pat on {name}’s mane. On the stove falls the shadow of a big lion, with its ears a little back.',
    s03: 'A sunny step. {name} sits beside a gray cat, both from behind, tail beside tail. On the pavement lie two shadows: a cat, and a lion half as large as before.',
    s04: 'Seen over {name}’s mane: a ring of costumes, laughing mouths and pointing fingers, among them a ballerina, a superhero and a cucumber. On the mat lies the shadow of a young lion.',
    s05: 'A counter as high as a child’s chin. {name} holds on to its edge with both paws and looks up at the baker, who pushes a plate with a hamantasch and a cup of milk over and has his other hand on the jug. Over it all runs one long smile, that of the whole line.',
    s06: 'A big, empty room in the evening. {name} sits on the tail in the middle of a long rug, very small, nose to nose with a mouse. The shadow on the floor is a kitten’s.',
    s07: 'The synagogue is full to the rim. Graggers, feet, open mouths, and the noise is printed over the picture. Grandpa, at the scroll, lifts one finger. {name} roars in a corner. In the noise nobody’s shadow can be seen.',
    s08: 'The square at the height of a small child: a wood of legs in every color. In it is one crown, slipped over an ear. At the edge, between boots, shows a lion’s paw.',
    s09: 'Two heads, level: first the king with his crown, then {name} in the mane. Behind them are only legs and noise. The king’s hand holds {name}’s tail.',
    s10: 'Two pages of black shadow: a giant lion with open jaws. Below stands {name}, tiny, feet apart and mouth open. All the hats fly.',
    s11: 'A warm room with one open strip of floor. The king is lost in his mother’s neck, one hand held out to the lion, and his crown has rolled away over the floor. {name}’s paw lies flat on {gender, select, boy {his} girl {her}} heart, and three small arcs of sound come from it. On both sides, those who made way: the baker has crossed his hands on his breast, the bear claps, the superhero bows, the ballerina stands on one leg, the astronaut bends down to the king.',
    s12: 'A bed from the end: the mane on the pillow, the tail under the quilt, Grandma’s face near {name}’s. On the wall is the shadow of a very large cat, curled around both.',
  },
  coverAlt:
    'A small {name} in a lion costume stands before a wall. Behind rises the giant shadow of a lion with open jaws, and the title is in the jaws.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
