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
    s01: '{name} lies on an enormous sheet of paper, cheek in hand, with crayons all around. Little drawings cover the sheet, row upon row. He has just drawn two children, a big one and a small one, arms around each other. Beside them a dotted circle is still empty.',
    s02: 'Mom sits on the sofa with the baby asleep on her lap, and Dad beams over the back. {name} holds a pillow up to the baby to measure, and marvels: the pillow is bigger. The dog gapes. The sleeping baby’s fist already holds tight to a balloon string.',
    s03: '{name} roars with his whole face, eyes squeezed shut, both hands up like claws. The roar blows the curtain out from its rod, sends a spoon flying and drops a toy giraffe on the dog’s head. At the far end it sweeps the mobile sideways, and in the crib below the baby sleeps.',
    s04: 'A rainy day at the window. Inside, the baby sleeps close to the glass and has breathed a misty patch on it. Outside, {name} leaps over three puddles, and each puddle, each leap and each shout is bigger than the last. At the biggest, the dog leaps, too.',
    s05: 'The same table, four times: {name}, a bowl of soup and a clock. The steam shrinks to a thread, then to nothing. The carrots sink, and so does {name}, until only his eyes and a tear show above the bowl. All the light falls where the baby is. Mom walks by with it on her shoulder. Grandma, her back turned, holds up its bottle. Then both of them bend over the pram. By the last picture they are far away in a bright doorway, and only their backs show.',
    s06: '{name}, in a lion costume, lies on the rug, cheek in paw. Grandpa lies across from him and roars, one hand up like a paw, the other holding out a cookie. Between them is a whole mountain of cookies. Grandpa’s shadow on the wall has a mane and a tail.',
    s07: 'A house at night, cut open, with every window lit. The baby screams in the crib, and all around people start up in bed: neighbors with their hands over their ears, Mom and Dad, even a parrot. Only {name}, in bed beside the startled dog, looks delighted.',
    s08: 'A round rug in lamplight. The baby screams in the crib. Dad hauls at the rail till the crib tilts, Grandma sings, one hand on her heart and one in the air, and Mom wrestles with a vacuum cleaner that is swallowing the rug. At the edge, {name} hugs the rolled-up list and raises a finger, as if in class. The dog lies flat.',
    s09: 'Night, and a moon lamp. {name} reads from a long list that runs away over the floor, past the crib. Its drawings rise off the paper, glow and dance above the baby, who sits in the crib, both fists on the rail, and gazes up in wonder. The last of the crying lies on the floor in pieces.',
    s10: 'Lamplight. {name} reaches in between the bars of the crib, one finger out, and the baby’s tiny fist holds on to it. The baby looks down at the two hands with wide eyes. Above them, three of the drawings still glow.',
    s11: 'Spring. {name} and the baby lie on their tummies in the grass, nose to nose, eyes on each other. {name} laughs, and the baby, propped on both arms, laughs back, showing the very first teeth. Behind them Dad lies in the grass and beams.',
    s12: 'Night, and a moon lamp. {name} sleeps under a blanket in the rocking chair. One end of the list is still in his hand, with a tick on the lion, and the rest trails away over the floor. In the crib the baby has one eye open, and a very small, round mouth.',
  },
  coverAlt:
    '{name}, in a lion costume, roars with eyes shut and both paws up, and the rays of the roar fill the whole yellow wall. Right beside him, in the crib, the baby sleeps. So does the dog, with a toy giraffe on its back.',
  closing: 'Number one hundred: holding on. The baby taught that one.\nGood night, {name}.',
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
