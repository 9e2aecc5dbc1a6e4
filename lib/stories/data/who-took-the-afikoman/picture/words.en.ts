import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// The reader sees the napkin under the cushion on every spread at the table; the words never mention it.
export const words: PictureBookText = {
  characters: {
    uncle: { usual: { mainForm: 'Danny' }, substitute: { mainForm: 'Benny' } },
    littleCousin: { usual: { mainForm: 'Shira' }, substitute: { mainForm: 'Noa' } },
  },
  spreads: {
    s01: {
      crack: 'CRACK!',
      half: 'The big half is the afikoman. Grandpa looked very hard at the ceiling.',
      robbed: 'That’s how grandfathers ask to be robbed. {name} understood.',
    },
    s02: {
      tiptoe: '{name} stole off with it, held up high, the way waiters do.',
      taken: 'Inside the piano? It would crunch.',
      best: 'Then… oh, yes. The best hiding place ever.',
      truth: '“Nobody will find it,” whispered {name}. This was true.',
    },
    s03: {
      nu: '“Nu?” said Grandpa, after the soup. “What do you want for it?”',
      wish: '{name} wanted a bicycle. But where was the…',
      place: '{name} looked inside {gender, select, boy {his} girl {her}} head. The place was gone.',
      secret: '“One moment,” said {name}.',
    },
    s04: {
      stove: '{name} reached under the stove, farther than any sponge had ever been.',
      not: '“Not the afikoman.”',
      look: '“But look what I found!”',
      ring: '“My ring!” cried Mom. “I thought somebody ate it with a matzah ball.”',
    },
    s05: {
      sock: 'Under the bed was a sock. There was another, not related.',
      dog: 'On top was the dog, on something round.',
      not: '“Not the afikoman.”',
      look: '“But look what I found!”',
      ball: '“My ball!” yelled Uncle {uncle}. “Gone since Purim!”',
    },
    s06: {
      book: 'One book was fatter than it should be.',
      not: '“Not the afikoman.”',
      look: '“But look what I found!”',
      glasses: '“My glasses!” Grandma put them on. “{name}! How you’ve grown!”',
    },
    s07: {
      early: 'It was too early for Elijah, but {name} opened the door.',
      not: '“Not the afikoman.”',
      look: '“But look who I found.”',
      cat: 'The cat went straight to Elijah’s cup. Nobody dared say a word.',
    },
    s08: {
      attic: 'That left the attic, and an old drawing of a boy. He was stealing off, on tiptoe, the way waiters do.',
      ears: 'Such ears! {name} knew those ears.',
      not: '“Not the afikoman.”',
      look: '“But look what I found…”',
    },
    s09: {
      forgot: '“I forgot,” said {name}.',
      seder: '“But without the afikoman,” said Grandpa slowly, “the Seder can’t end.”',
      year: '“Then it’ll go on till next year!” said little {littleCousin} happily. “Is there soup?”',
      flop: '{name} flopped onto the cushion.',
    },
    s10: {
      crunch: 'CRUNCH.',
      what: '“What,” said Grandpa, “was that?”',
      king: '{gender, select, boy {All evening, {name} had been too busy to lean back like a king.} girl {All evening, {name} had been too busy to lean back like a queen.}}',
      found: '“The afikoman,” whispered {name}.',
      look: '“But look what I did.”',
    },
    s11: {
      laugh: '“All my life, I’ve broken it up for everybody,” said Grandpa. “And here it’s done!”',
      olive: 'Everyone got a piece the size of an olive.',
      many: 'Nobody had ever had so many afikomans.',
    },
    s12: {
      bicycle: 'And the bicycle? {name} asked for the boy with the ears.',
      told: 'So Grandpa told it: the napkin, the tiptoes, the best hiding place ever.',
      where: '“Which was where?”',
      end: 'Grandpa looked very hard at the ceiling.',
    },
  },
  alts: {
    s01: 'Close up, by candlelight: Grandpa has broken a matzah, with crumbs in the air. The small piece is in one hand, with the other he slides a napkin with the big piece along the table. {name}’s hand is already there.',
    s02: 'A cutaway of the home with {name} in it four times: on tiptoe with a napkin held up like a tray, at a piano, behind a bookcase, and at a red cushion. The dog is behind. The edge of the page cuts off the last stop. Only the dog looks back.',
    s03: 'The Seder table from straight above, all gold: twelve people, soup bowls with nothing left in them and cups of wine. {name} sits on a big cushion with eyes shut and hands on the cloth, and the corner of a white napkin peeks out from under the cushion.',
    s04: 'From the dark under the stove: {name}’s face on the floor, an arm stretched toward us, and a ring in front of the fingers. Behind are Mom’s shoes.',
    s05: 'Three pictures in a violet bedroom: {name} flat on the floor under the bed with a sock, then {name}’s face behind it, then {name} and the dog on it. The dog sits on a ball and looks very hard at the ceiling.',
    s06: 'A green library, seen from below: {name} is at a ladder, a book falls open, and glasses fly out of it. Grandma lifts her hands.',
    s07: 'A door open to the night, with {name} in it from behind. A full moon and a winding path. At the table the cat already has its paws up on the cloth, next to Elijah’s trembling cup, and over the edge look the eyes of those who sit there.',
    s08: 'In an attic an old brown drawing stands in an open suitcase: a boy with big ears tiptoes along with something flat held up high. In front of it {name} copies him by the light of a lantern, and so does the shadow on the wall.',
    s09: 'The Seder table from straight above, darker, its plates almost empty. {name} falls back onto the cushion, arms and legs in the air, and all heads tip that way. One hand is over a mouth, one small girl holds up an empty bowl. The white corner is out a little more.',
    s10: 'A huge red cushion with {name} sinking into it, and crumbs of matzah and letters flying over both pages. Over its edge looks the whole family.',
    s11: 'Crumbs of matzah go from hand to hand along the table. Grandpa is bent double with laughter, his brow on {name}’s brow. The dog and the cat have crumbs, too.',
    s12: '{name} is in bed, Grandpa sits on the edge, and in the lamplight a boy with big ears, drawn in brown, runs around the walls. At the end, he hides something under a cushion.',
  },
  coverAlt:
    'The Seder table, with hands along its edge. Behind it sits {name} on a red cushion, and the corner of a white napkin peeks out from under it. On the back, the dog waits at a plate of crumbs.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
