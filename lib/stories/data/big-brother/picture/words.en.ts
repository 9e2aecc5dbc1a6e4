import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  spreads: {
    s01: {
      hundred: 'A baby has a hundred things to learn.',
      drew: '{name} drew them, because reading was only number sixty-two.',
      blank: 'Number one hundred was still blank.',
      refrain: '“Never mind,” said {name}. “I’ve got time.”',
    },
    s02: {
      parcel: 'Then the baby came home.',
      smaller: 'The whole baby was smaller than {name}’s pillow.',
      hello: '“When do we start?” asked {name}.',
      reply: '“Start what?” asked Dad.',
    },
    s03: {
      number: '1',
      lesson: 'Lesson one: roaring like a lion.',
      roar: 'RRROAR!',
      slept: 'The baby slept.',
      refrain: '“Never mind,” whispered {name}. “I’ve got time.”',
    },
    s04: {
      number: '2',
      lesson: 'Lesson two: puddles.',
      plip: 'Plip.',
      splash: 'Splosh.',
      bigSplash: 'SPLOSH!',
      slept: 'The baby slept right through the window.',
      refrain: '“Never mind,” {name} told the dog. “I’ve got time.”',
    },
    s05: {
      mom: '“In a minute,” said Mom.',
      grandma: '“In a minute,” said Grandma.',
      minutes: 'There were plenty of minutes that day. The baby got them all.',
      soup: '“Never mind,” said {name}. He said it to the soup.',
    },
    s06: {
      ask: '“Excuse me,” said Grandpa. “Does this lion eat cookies?”',
      answer: '“Yes,” said {name}. “But he’s got nobody to teach.”',
      cough: 'Grandpa roared. It was mostly cough.',
      refrain: '“Never mind,” said the lion. “I’ve got time.”',
    },
    s07: {
      cry: 'WAAAAAAAH!',
      middle: 'A roar has a beginning and an end. This was all middle.',
      loud: '“Loud is good,” said {name}. “But where’s the R?”',
    },
    s08: {
      cry: 'WAAAAAAAH!',
      carousel: 'Dad rocked. Grandma sang. Mom tried the vacuum cleaner.',
      louder: 'It helped the rug.',
      list: '“Excuse me,” said {name}. “I’ve got a list.”',
    },
    s09: {
      read: '{name} read the baby the list, very quietly.',
      count: '“One… two… three…”',
      holes: 'Around number thirty, the crying got holes in it. Around number eighty, it was more hole than crying.',
      piece: 'WA',
      otherPiece: 'AA',
      lastPiece: 'h…',
    },
    s10: {},
    s11: {
      offList: 'Holding on wasn’t on the list.',
      spring: 'In spring, they went back to lesson one.',
      size: '{name} roared in the smallest size there is. “Rrr.”',
      look: 'The baby looked. The baby laughed. The baby opened up…',
      roar: '“Rrr.”',
    },
    s12: {
      left: 'One thing learned. Ninety-nine to go.',
      crib: 'From the crib came something very small:',
      roar: '“Rrr.”',
      last: '“Never mind,” mumbled {name}, without opening his eyes. “We’ve got time.”',
    },
  },
  alts: {
    s01: 'A huge sheet of paper with ninety-nine little drawings. {name} lies on it and draws, with crayons everywhere. The place of number one hundred is blank.',
    s02: 'Close up: Mom holds the baby in a blanket, and Dad is beside her. {name} lays a pillow next to the baby to measure, and the dog looks on with an open mouth. The baby’s fist has hold of a balloon string.',
    s03: '{name} roars with his whole face, eyes squeezed shut and mouth taking up half of it, and raises both hands like claws. The roar blows the curtain out on its rod and carries off a spoon and a giraffe from the shelf, which lands on the dog. At the far end, the baby sleeps in the crib.',
    s04: 'A window in the rain, from inside. The baby sleeps beside it, and on the glass is a round patch of the baby’s breath. Outside, {name} is in mid-air three times over three puddles, each larger than the last, with the dog over the third.',
    s05: 'Four pictures of one table: {name} and the soup. First there is a column of steam, then a thread, then none, and at last the carrot sinks, and {name} sinks, too, behind the bowl. The clock ticks on. Of the grown-ups, only backs and hems show, with the baby over every shoulder.',
    s06: '{name} in a lion costume lies on the rug. Grandpa lies across from him and roars, one hand up like a paw and the other holding out a cookie. Between them is a mountain of more. Grandpa’s shadow on the wall has a mane.',
    s07: 'A house at night, cut open, and every window lit: parents, neighbors and a parrot wake up, and the baby screams in the crib. Only {name}, in bed beside the dog, looks pleased.',
    s08: 'A round rug in lamplight. The baby screams in the crib, Dad rocks it, Grandma sings with a hand on her heart, and Mom runs with a vacuum cleaner. {name} stands at the side with the rolled list in one arm and raises a finger, as if in class. The dog lies low.',
    s09: 'Dark, with a moon lamp. {name} holds a long list, which runs over the floor and up into the crib. Its drawings come off the paper, glow, and dance above the baby, who looks at them. The crying lies on the floor in pieces.',
    s10: 'Only hands, in lamplight. {name}’s hand reaches in between the bars of the crib, and five small fingers close around one of his. Above, three of the drawings still glow.',
    s11: 'Spring. {name} and the baby lie on their tummies in the grass, head to head. {name} laughs, and the baby opens a mouth with one tooth in it. Behind them, over the dandelions, Dad leaps for joy with both arms in the air.',
    s12: 'Night, with a moon lamp. {name} sleeps under a blanket in a rocking chair, and the list runs down to the floor, with a tick on the lion. In the crib, one of the baby’s eyes is open, and so is a very small mouth.',
  },
  coverAlt:
    '{name} in a lion costume, as large as the cover, roars with his mouth wide open and both paws up, and the rays of the roar fill a yellow wall. On the floor is a moon lamp, and in the crib next to him the baby sleeps. At the side, a dog sleeps with a toy giraffe on its back.',
  closing: 'Number one hundred: holding on. The baby taught that one.\nGood night, {name}.',
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
