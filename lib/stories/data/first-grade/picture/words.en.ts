import type { PictureBookText } from '../../../picture-book';

// No text names the hen: only the pictures know of her.
export const words: PictureBookText = {
  spreads: {
    s01: {
      rule: 'At school, if you have something to say, you raise your hand and wait. {name} practiced at breakfast.',
      ask: '“Yes, {name}?”',
      jam: '“Jam.”',
    },
    s02: {
      bag: 'From behind, it was a backpack. From the front, it was {name}.',
      inside: 'Inside were sharp pencils, a new eraser and, at the very bottom, {name}’s voice.',
      room: 'There was still a little room.',
    },
    s03: {
      list: 'The teacher’s list was so long, she hadn’t had time to sit down.',
      call: '“{name}?”',
      hand: '{name} raised a hand. The voice was still in the backpack.',
    },
    s04: {
      say: 'All of a sudden, {name} had something to say. {name} raised a hand and waited.',
      reply: '“In a minute, {name},” said the teacher to the board.',
    },
    s05: {
      circle: '“Let’s start with a circle,” said the teacher to the board.',
      draw: '{name} drew it with the other hand. It came out a bit like an egg.',
    },
    s06: {
      tired: 'The hand got tired. The other hand held it up.',
      more: 'Behind {name}, another hand went up. And one by the window.',
      reply: '“In a minute, in a minute,” said the teacher to the board.',
    },
    s07: {
      count: 'Now there were five hands. Now ten. Now all of them.',
      reply: '“What a class!” said the teacher. “And I haven’t even asked anything yet.”',
    },
    s08: {
      quiet: 'Nobody said a word. That’s the rule.',
      plop: 'Plop.',
      reply: '“Bless you,” said the teacher.',
    },
    s09: {
      sit: '“And now,” said the teacher, “I’m going to sit down. For the first time today.”',
      hands: 'The hands went higher. {name}’s almost touched the ceiling.',
    },
    s10: {
      shout: '“DON’T SIT DOWN!”',
      voice: '{name}’s voice had arrived. All the way from the bottom.',
    },
    s11: {
      quiet: 'It was very quiet. The teacher stayed in the air.',
      ask: '“Yes, {name}?”',
      all: '“That was all,” said {name}.',
      stand: '“Then I’ll stand a little longer,” said the teacher.',
    },
    s12: {
      home: '“What happened at school today?” they asked at home.',
      hand: '{name} raised a hand.',
      ask: '“Yes, {name}?”',
      nothing: '“Nothing.”',
    },
  },
  alts: {
    s01: 'Breakfast. {name} raises a hand, very seriously, and the arm of a grown-up already passes the jam. A huge backpack has a chair of its own. Outside the window, a hen walks by.',
    s02: 'Two pictures on the way: from behind, there is only a backpack, and from the front, there is {name}. Between them, the backpack is cut open: pencils, an eraser and, at the bottom, a small, sleeping light. A hen stretches her neck and looks inside.',
    s03: 'A classroom seen from {name}’s place: two rows of children from behind, all facing the teacher, and only {name} raises a hand. The teacher stands behind a list that rolls on over the floor to the door. The door is open a crack: a hen looks round its edge, one foot on the end of the list.',
    s04: 'The teacher writes on the board, with her back to the class. Right behind her heels walks a hen. {name} raises a hand, with very wide eyes. A girl by the window sees it, too.',
    s05: 'The teacher draws a big circle on the board, and in the circle, on the ledge, stands the hen. With one hand up, {name} draws an egg with feet with the other.',
    s06: 'Three pictures: {name}’s raised hand sinks, then the other hand holds it up, then both get tired. Behind, another child raises a hand, and so does the girl by the window. The hen tries the wastebasket, the hood of a coat and the teacher’s bag.',
    s07: 'A forest of raised hands, from behind. In front of them, the teacher beams. Behind her, on her chair, the hen turns around and around on the cushion.',
    s08: 'Close up: the hen sits on the teacher’s chair as on a throne, with her eyes shut and all her feathers up. Under her shows an egg. Over the edge of the desks the whole class watches, with lips shut tight.',
    s09: 'On the cushion lies an egg. Right above it, the teacher’s skirt comes down. All the hands are up, and {name}’s arm grows right up to the ceiling. The hen, on the windowsill, looks the other way.',
    s10: '{name} shouts with an enormous mouth. The backpack is open, and everything flies out. The voice rises out of it, too, all golden, goes through the mouth, and spreads like a fan to the teacher’s skirt, which swings back, and the egg. Pencils, an eraser and the hen’s feathers fly along. The whole classroom is orange.',
    s11: 'The teacher is frozen in the air, sitting on nothing, above the chair and the egg, and one feather floats down. {name} has a hand up again, and the girl by the window smiles at {gender, select, boy {him} girl {her}}. On the windowsill, the hen raises a wing.',
    s12: 'The same table in the evening, and grown-ups’ arms with cups. {name} calmly raises a hand and has a feather in {gender, select, boy {his} girl {her}} hair. Out of the backpack, on its own chair, the hen looks at the jam.',
  },
  coverAlt:
    'Two classmates stand beside the teacher’s chair, hands up and eyes on it. {name} is in front, one hand high in the air, lips shut tight. On the chair, as if on a throne, sits a hen with an egg.',
  closing: 'And what happened to you today, {name}?\nRaise your hand. We’re waiting.',
  blurb:
    'The first day of first grade. {name} raised a hand. {name} waited. {name} drew a circle, and waited some more. Apart from that, nothing happened, and there is nothing the matter with the teacher’s chair. If you see anything in the pictures, please raise your hand and wait.',
  dedicationPlaceholder: 'For {name}, first grader. With love',
};
