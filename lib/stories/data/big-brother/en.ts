import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'A baby has a hundred things to learn.',
      '{name} had drawn them all on one big sheet. Drawn, because reading was number sixty-two.',
      'Number one: roaring like a lion. Number two: puddles. Number three: what you can do with peas.',
      'The crib was still empty. “Never mind,” said {name}. “I’ve got time.”',
    ],
    [
      'Then the baby came home, and the baby was small.',
      'The whole baby was smaller than {name}’s pillow. Two ears. Ten fingers, with the nails already on. No teeth.',
      '“When do we start?” asked {name}.',
      '“Start what?” asked Dad.',
      '“Number one,” said {name}.',
    ],
    [
      'RRROAR!',
      'That was number one: arms up, claws out, mouth as wide as it goes. In the kitchen, a spoon fell off the table.',
      'The baby slept. {name} looked through the bars. Not one eyelash had moved.',
      '“Never mind,” {name} whispered. “I’ve got time.”',
    ],
    [
      'Number two: puddles. The baby had a window seat.',
      '“Watch my feet!” called {name}. The little puddle: plip. The middle puddle: splosh. The big puddle: SPLOSH, plus dog.',
      'The baby slept right through the window.',
      '“Never mind,” said {name}. “I’ve got time.” And he did it all again, slowly, for beginners.',
    ],
    [
      '“In a minute,” said Mom.',
      '“In a minute,” said Grandma. {name} only wanted somebody to blow on his soup.',
      'There were plenty of minutes that day, long ones, and the baby got them all. The soup blew itself cold.',
      '“Never mind,” said {name}. But he said it to the soup.',
    ],
    [
      'On the playroom rug sat a lion, doing nothing.',
      '“Excuse me,” said Grandpa. “Does this lion eat cookies?”',
      '“Yes,” said {name}. “But he’s got nobody to teach.”',
      'So Grandpa took a breath and roared. It was a terrible roar. It was mostly cough.',
      '“Never mind,” said the lion. “I’ve got time.”',
    ],
    [
      '“WAAAAAAAH!”',
      'It was the middle of the night. {name} sat straight up.',
      'Was that a roar? It was not. A roar has a beginning and an end. This was all middle.',
      'One lamp went on. Then two. Then every lamp in the house.',
    ],
    [
      'Dad rocked. Grandma sang. Mom tried the other blanket.',
      'Dad rocked faster. Grandma sang higher. Mom tried the first blanket. “WAAAAAAAH!”',
      '{name} looked at the baby, and the baby looked like somebody with a hundred questions. And nobody had answered a single one.',
      '“Excuse me,” said {name}. “I’ll get my list.”',
    ],
    [
      'He read the baby the list, very quietly.',
      'Roaring. Puddles. Peas. Which stair creaks. What the dog means. How Grandma says “one candy” and has two.',
      'Around number thirty, the crying got holes in it. Around number eighty, it was more hole than crying.',
      'At one hundred, {name} could hear himself breathe.',
    ],
    [
      'And then the baby took hold of his finger.',
      'Five small fingers went around one big one. They didn’t even reach, but they held.',
      'Nobody breathed.',
      '“That isn’t on the list,” whispered {name}.',
    ],
    [
      'Spring came, and there was grass to lie in.',
      '{name} lay down, nose to nose, and did number one again, the very smallest size. “Rrr.”',
      'The baby looked at {name}. The baby laughed, with one whole tooth. Then the baby opened up, as wide as it goes…',
      '“Rrr,” said the baby.',
    ],
    [
      'One thing learned. Ninety-nine to go.',
      'In the rocking chair, the teacher had fallen asleep, with the list in his lap. The moon lamp was on. Tomorrow: puddles.',
      'From the crib came something very small. “Rrr.”',
      '“Never mind,” mumbled {name}, without opening his eyes. “We’ve got time.”',
    ],
  ],
  alts: [
    '{name} sits on the nursery rug beside an empty crib and holds a big sheet full of drawings in both hands.',
    '{name} stands in the living room and gazes at the newborn baby asleep in his mother’s lap. His father stands by, and there are balloons.',
    '{name} throws up his arms and roars beside the crib, where the baby is fast asleep.',
    '{name} jumps in the rainy garden in a yellow raincoat, and a dog leaps toward him.',
    '{name} stands sadly at the kitchen table with a pot of soup, and his mother holds the sleeping baby, and she and his grandmother have eyes for nobody else.',
    '{name} sits sadly on the playroom rug in a lion costume, and his grandfather crouches across from him, with a heap of cookies between them.',
    '{name} sits up in bed at night in surprise and throws up a hand.',
    '{name} stands in the living room at night and watches his father with the crying baby, his singing grandmother and his mother.',
    '{name} sits on the nursery rug at night with the list in his hands and looks at the baby in the crib.',
    '{name} kneels by the crib with his hand between the bars, touching the baby’s hand, and the baby looks at it.',
    '{name} lies on his tummy in the grass before the laughing baby, and their father crouches beside them.',
    '{name} is asleep in the rocking chair with the list in his lap, the baby sleeps in the crib, and a cat sleeps on the rug.',
  ],
  coverAlt: '{name} stands in the living room with the baby in his arms, between a cat and a bunch of balloons.',
  closing: 'Good night, {name}. Sleep well. Number two is puddles, and it looks like rain.',
  blurb:
    'A baby has to learn a hundred things: roaring, puddles, what you can do with peas. Luckily, there’s somebody in the house who knows all about it, and that’s {name}. There’s only one problem. The baby sleeps. And when it isn’t sleeping… well. Never mind. {name} has time.',
  dedicationPlaceholder: 'For {name}, big brother and great teacher',
};
