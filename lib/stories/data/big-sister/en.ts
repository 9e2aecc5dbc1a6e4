import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Mom’s lap was full.',
      'It was full of blanket, and the blanket was full of baby.',
      '{name} checked the left knee: feet. She checked the right knee: the rest. “In a minute, sweetie,” whispered Mom.',
      '{name} counted the minute herself. It was still full.',
    ],
    [
      'So {name} packed.',
      'One sweater. Three cookies. Bunny, who had asked to come. The lantern, because it gets dark, away.',
      'The yellow blanket she left behind. Somebody in this house was new and didn’t own anything yet.',
      '“And now,” said {name}, “I’m really going.”',
    ],
    [
      '“I’m moving out,” {name} told Dad.',
      '“Far?”',
      '“To the tree.”',
      'Dad put both hands on his heart. That was far. He gave her bread: one piece for the road, and one in case of wolves. “And one for the way back?”',
      '“There’s no way back,” said {name}. “And now I’m really going.”',
    ],
    [
      'The dog’s whole tail was asking where.',
      '“Away,” said {name}, and waved. She was already past the sunflowers when she stopped. Nobody had told the baby about the night-light!',
      'She ran back and explained it, twice, slowly. The baby blinked.',
      '“And now I’m really going.”',
    ],
    [
      'At the lake lived a duck with two little ones.',
      '“How do you fit them in?” asked {name}.',
      '“One under each wing,” said the duck.',
      '“And if one more comes?”',
      'The duck looked left. The duck looked right. “Quack,” she said.',
      '“I thought so,” said {name}. “And now I’m really going.”',
    ],
    [
      'Under the old tree, {name} built a house.',
      'It had one room, one door, no stairs and no babies. Bunny got a corner. {name} got the other three.',
      'And nobody, nobody said shh. “HELLO, HOUSE!” she shouted, as loud as she liked. And nobody woke up.',
    ],
    [
      '{name} read Bunny a story, with all the voices.',
      'The cat came, just to visit, with no suitcase. {name} ate her bread. It was good bread. It’s even better when somebody tells you not to talk with your mouth full.',
      'She told herself. It wasn’t the same.',
    ],
    [
      'It got dark, away. {name} lit the lantern.',
      'Lights went on in the house. And out of the smallest window came a sound: “Waaa!”',
      '{name} listened. Not the hungry one. Not the tired one. Not the wet one, which has a wobble in it.',
      '“That,” said {name}, “is a sock.”',
    ],
    [
      '“They’ll never think of the sock!”',
      '{name} ran. The suitcase bumped. The dog came too, because of the running.',
      'She could hear it all going wrong in there. Mom was rocking. Dad was singing the one about the boat.',
      '“The foot!” yelled {name}. “Somebody look at the foot!”',
    ],
    [
      'Nobody had looked at the foot.',
      'It had five toes, as cold as peas. The sock was hiding at the other end of the crib. {name} put it back on: toes, heel, tug.',
      'The “Waaa” stopped in the middle. “How did you know?” whispered Mom.',
      '“I’m the sister,” said {name}.',
    ],
    [
      'Then Dad took the baby, and Mom took {name}.',
      'She took all of her, the front, the back and both cold hands, and still had room.',
      '“You were full,” said {name}, into the sweater.',
      '“I grew,” said Mom. “A lap is the only chair that can.”',
    ],
    [
      'The suitcase moved back in, too.',
      'The cat sleeps in it. The tree is the summer house now.',
      'Through the wall came a very small “waa.” {name} listened with her eyes shut. “Just a dream,” she told the cat.',
      '“And now,” she mumbled, “I’m really going. To sleep.”',
    ],
  ],
  alts: [
    '{name} stands sadly before Mom, who sits with the wrapped baby on her lap, while a cat watches.',
    '{name} kneels in the playroom by an open suitcase. A toy bunny and a lantern stand by.',
    '{name} points the way from behind the kitchen table, where her suitcase and a basket of bread stand, and Dad puts his hands to his heart.',
    '{name} walks down the garden path with her suitcase and waves to the dog.',
    '{name} crouches on the lake shore by a duck and two ducklings, with the suitcase on the dock.',
    '{name} cheers beside a tent under an old olive tree, with the suitcase on the grass.',
    '{name} reads a book in front of the tent, with the toy bunny on one side and the cat on the other.',
    '{name} stands by the tent at dusk with a lit lantern and listens.',
    '{name} runs through the garden at dusk, with the suitcase behind her and the dog running along.',
    '{name} leans over the crib at night and reaches for the smiling baby, while Mom looks on with her hands on her heart.',
    '{name} sits on Mom’s knees on the sofa, beside Dad and the wrapped baby.',
    '{name} sleeps in her bed, and the cat sleeps in the open suitcase at its foot.',
  ],
  coverAlt: '{name} waves in front of a tent under an olive tree, with a cat and a suitcase.',
  closing: 'Good night, {name}. Here is your piece of lap. It’s been kept for you, and it’s still growing.',
  blurb:
    'Mom’s lap is full of blanket, and the blanket is full of baby. So {name} packs a sweater, three cookies and Bunny, and moves out. Far away: to the tree. She’s really going. If only the baby knew about the night-light. And if only somebody in that house could tell one cry from another…',
  dedicationPlaceholder: 'For {name}, the only one who knows about the sock. With all our love',
};
