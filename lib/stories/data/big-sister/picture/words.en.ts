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
    s01: 'Mom sits in the armchair. On her lap a baby sleeps in a yellow blanket, two small feet sticking out. {name} stands beside them, cross, one finger on Mom’s knee, and Mom looks at her. In the photo on the wall is the same lap, with {name} on it as a baby.',
    s02: 'Everything for the journey stands in a row: a sweater, cookies, a lantern, the toy bunny and an open suitcase. {name} kneels sadly at the crib and pulls. Half of the yellow blanket hangs over the rail, and the other half still covers the sleeping baby.',
    s03: 'At the kitchen table Dad holds out a slice of bread, not quite hiding a smile. {name} lifts a stern finger, her other arm already around her suitcase. Right outside the window behind them stands the tree.',
    s04: '{name} has come back in: a dotted trail leads from the tree through the open door to the crib and out again. She presses the button of a night-light shaped like a mushroom. The baby, wrapped in the yellow blanket, yawns. By the door the suitcase and the dog are waiting.',
    s05: 'A duck on the lake spreads two long wings, with a duckling under each. {name} kneels on the shore and asks her question, one finger up. A third duckling is already paddling over. And not far behind {name} stands the house.',
    s06: 'Under the big olive tree stands a tent with a sign, the toy bunny at its door. {name} sweeps the grass with a leafy branch and glances over at the house. It is right there, near enough to share a washing line with the tree.',
    s07: 'Three small pictures. {name} reads aloud to the toy bunny. {name} eats bread, cheeks full. {name} holds the book upside down and looks over it at the lit window of the house, where Mom stands with the baby. The cat now sits beside her.',
    s08: 'A dark blue evening. The tent glows from inside, and {name} sits in the doorway beside the lantern, a hand at her ear. Far off, one window of the house is lit. In it two small feet kick above a crib, one in a sock and one bare.',
    s09: 'Night. {name} races through the garden, yelling and pointing, and the dog races after her. In the lit window, as if on a stage, Mom holds the bundled-up, screaming baby and Dad jingles keys. They look only at the mouth. The spotlight is on one bare foot.',
    s10: 'Night in the window, and a lantern on the sill. {name} holds the baby’s bare foot in both hands and blows warm air on its five cold round toes. The baby lies on Mom’s lap, one sock on, and laughs out loud. The other sock is ready on the blanket. Mom looks at {name} and smiles.',
    s11: 'One armchair and one big hug. {name} sits on Mom’s lap, eyes shut, her cheek deep in Mom’s sweater. The baby sleeps on {name}’s lap, and Mom’s arms close around them both. Dad stands behind, a hand on Mom’s shoulder. The suitcase is home again, and the cat is still waiting in line.',
    s12: 'Night. {name} sleeps in bed in the lamplight, and the cat sleeps in the open suitcase. Outside the window are the tree and the sign. Below it somebody has put up a second, tiny sign: the print of a very small foot.',
  },
  coverAlt:
    'Evening. {name} sits on her suitcase under a tree with a sign of a house on it, the dog beside her, hugs the toy bunny and looks sadly back at the house. It is only a few steps away, and in its lit window stands Mom with a baby in her arms. A short dotted trail leads from the door, and along it comes the cat, with a very small suitcase of its own.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
