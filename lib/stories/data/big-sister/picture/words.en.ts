import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  spreads: {
    s01: {
      lap: 'Mom’s lap was full.',
      bundle: 'It was full of blanket, and the blanket was full of baby.',
      going: '“Fine,” said {name}. “Then I’m going.”',
    },
    s02: {
      question: 'What do you take when you leave?',
      blanket: 'Only half the blanket. The other half is for somebody who’s new here and doesn’t own anything yet.',
      going: '“And now,” said {name}, “I’m really going.”',
    },
    s03: {
      far: '“I’m moving out, Dad.”\n“Far?”\n“To the tree.”',
      bread: '“Then one for the road,” said Dad, “and one for wolves. And one for the way back?”',
      going: '“And now I’m really going.”',
    },
    s04: {
      stop: 'Wait! Nobody told the baby about the night-light!',
      light: '“You press it twice,” explained {name}, slowly. “The button sticks.”\nThe baby yawned.',
      going: '“And now I’m really going.”',
    },
    s05: {
      ask: '“One under each wing,” said {name}. “And if one more comes?”',
      quack: '“Quack,” said the duck.',
      answer: '“I thought so.”',
      going: '“And now I’m really going.”',
    },
    s06: {
      sign: '{name} lives here.\nKnock before crying.',
      sweep: 'She swept the house. She swept the grass.\nNobody knocked.',
    },
    s07: {
      read: '{name} read Bunny a story, with all the voices.',
      bread: 'Bread is better when somebody says, “Don’t talk with your mouth full.”\nBunny didn’t say it.',
      window: 'She wasn’t looking at the window. She was only checking.',
    },
    s08: {
      cry: 'Waaa!',
      not: 'Not the hungry one.\nNot the tired one.',
      sock: '“That,” said {name}, “is a sock.”',
    },
    s09: {
      mouth: 'Everybody was looking at the mouth.',
      foot: '“The foot!” yelled {name}. “Nobody’s looking at the foot!”',
      going: '“And now I’m really coming!”',
    },
    s10: {
      toes: 'Five toes, cold as peas.',
      how: '“How did you know?” whispered Mom.',
      sister: '“I’m the sister,” said {name}.',
    },
    s11: {
      full: '“You were full,” said {name}, into the sweater.',
      grew: '“I grew,” said Mom. “A lap is the only chair that can.”',
      quack: '“Quack,” said {name}.',
      going: '“And now I’m really staying.”',
    },
    s12: {
      sign: '{name} lives here.\nSummer only.',
      cry: 'Waa…',
      dream: '“Just a dream,” said {name}, with her eyes shut.',
      going: '“And now I’m really going. To sleep.”',
    },
  },
  alts: {
    s01: 'Mom sits in the armchair. On her lap a baby is asleep in a yellow blanket, with two small feet sticking out, and {name}’s finger counts knees. In the photo on the wall is the same lap, with {name} on it as a baby.',
    s02: 'Everything for the journey stands in a row on a rug: a sweater, cookies, a lantern, the toy bunny, and an open suitcase. {name} kneels at the crib and pulls. Half of the yellow blanket hangs over the rail, and the other half still covers the sleeping baby.',
    s03: 'At the kitchen table Dad holds out a slice of bread to {name}, who points ahead, one hand on her suitcase. Right outside the window behind them stands the tree, twelve steps away.',
    s04: '{name} stands by the crib and presses the button of a night-light shaped like a mushroom. The baby, wrapped in the yellow blanket, yawns. Through the open door a dotted line runs from the tree to the crib and back out. The dog and the suitcase wait beside it.',
    s05: 'A duck spreads two long wings, with a duckling under each. On the shore across from her, {name} is counting, one finger up. In the water, the reflection has three ducklings.',
    s06: 'Noon. {name} sweeps the grass with a branch, and the leaves fly. Under a big olive tree stands a little house of cloth with a sign on it. The other house, the large one, stands right behind, with washing on the line.',
    s07: 'Three small pictures: {name} reads to the toy bunny, {name} eats bread with full cheeks, {name} looks over the edge of the book. Far off, in the small window, Mom looks back.',
    s08: 'A blue evening. The tent glows from inside. {name} sits in the open doorway beside the lantern, a hand at her ear. Far off, one window of the house is lit, and in it two small feet kick above a crib, one in a sock and one bare.',
    s09: '{name} hurries through the garden to the lit window, seen from behind, and the dog runs along. The window is like a stage: Dad laughs and rattles keys, Mom holds the screaming baby in a bundle, and both look only at the wide-open mouth. Out of the bundle sticks a bare foot with five cold toes.',
    s10: 'Close up: the baby lies on its back and laughs, one plump bare foot in the air. {name} holds a sock open with both hands, right by the cold toes. The other foot already has its sock on. Mom looks at {name} and wonders how she knew.',
    s11: 'One armchair, and everybody in one round shape: {name} sits across Mom’s knees and nestles into her sweater, and the baby sleeps on {name}’s lap. Mom’s arms close around both, and Dad is beside them, his hand on the baby. The cat is still waiting in line.',
    s12: 'Night. {name} lies in bed in the lamplight, and the cat sleeps in the open suitcase. Outside the window are the tree and the sign. Below it somebody has hung a second, tiny sign, with the print of a very small foot.',
  },
  coverAlt:
    'Evening. {name} sits on a suitcase under the tree, hugs the toy bunny and looks back at the house. In its lit window stands Mom with a baby in her arms. A short dotted line leads from the door to the suitcase, and along it comes the cat, with a very small suitcase of its own.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
