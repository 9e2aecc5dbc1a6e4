import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Verse: a couplet of two anapaestic trimeters, (x) x / x x / x x /, the first foot often an iamb. The couplet is one
// text. The name stands only in the calls, which are prose and lose a word from s07 on; s10 has no words.
export const words: PictureBookText = {
  spreads: {
    s01: {
      verse: 'Not tired! Not a nod! Not a wink!\nBut a yawn wriggled out in a blink.',
      yawn: 'Aaaaaaaah…',
      call: '“Not even a bit!” cried {name}.',
    },
    s02: {
      verse: 'It stretched on the sill like a cat.\nThe cat caught it, simple as that.',
      yawn: 'Meeeow-aaaah…',
      call: '“Hey!” shouted {name}. “That one’s mine!”',
    },
    s03: {
      verse: 'It tickled a hedgehog’s small nose.\nHe went soft, from his spines to his toes.',
      yawn: 'Ffff-aaaah…',
      call: '“That one’s mine!”',
    },
    s04: {
      verse: 'The cow yawned, and swallowed her moo.\nAnd sheep do whatever cows do.',
      yawn: 'Mooo-aaaah…',
      call: '“Excuse me!” called {name}. “That one’s mine!”',
    },
    s05: {
      verse: 'Three ducks in a row fell asleep,\none shallow, one deeper, one deep.',
      yawn: 'Quaaack… quaaah… aaah…',
      call: '“That one’s mine!”',
    },
    s06: {
      verse: 'It crept through the woods to a bear,\nwho yawned till it parted his hair.',
      yawn: 'AAAAAAAAH…',
      call: '“That one’s mine,” whispered {name}.',
    },
    s07: {
      verse: 'The seal yawned and sank in the bay.\nThe turtle began yesterday.',
      yawn: 'Aaaah… aaaah…',
      call: '“That one’s…” said {name}, slowing down.',
    },
    s08: {
      verse: 'The lion yawned: first came the roar,\nthen teeth, then the tongue, then a snore.',
      yawn: 'Roaaaah…',
      call: '“That one…” said {name}.',
    },
    s09: {
      verse: 'The last train lay down with a sigh\nand closed every window and eye.',
      yawn: 'Tssss-aaaah…',
      call: '“That…”',
    },
    s10: {},
    s11: {
      verse: 'Then home, past the sofa, it crept.\n“I’m not sleeping,” said Dad. And he slept.',
      yawn: 'Hrrr-aaaah…',
    },
    s12: {
      verse: 'It curled on the pillow, a ball\nin no kind of hurry at all.',
      call: '“There you are,” murmured {name}. “That one’s m…”',
      yawn: 'aaaaaah.',
    },
  },
  alts: {
    s01: '{name} is in mid-air over the bed at sunset, with an open mouth. Out of it pops the yawn like a bubble: round, warm, the color of bread, with its eyes shut. The teddy bear’s mouth is open, too.',
    s02: 'The cat on the sill twice. In the light pane she has the front of the yawn in her mouth; its long soft end lies on the sill, and {name} holds on to it with both hands, mouth open. In the dark pane she is flat asleep below a moon. The curtain hangs asleep as well.',
    s03: 'A garden in a pink light. A big hedgehog yawns with its nose up, and its spines, which stand at the brow, lie down behind like leaves. {name}, behind it, points down at the yawn, which is squashed against the nose as if by a kiss. Far behind, the cat still sleeps on the sill.',
    s04: 'A cow yawns wider than the barn door, and a sheep copies her. {name} steps forward, mouth open, and points at the yawn that rolls on. The weathercock sleeps.',
    s05: 'Three ducks in a row on the lake, one sleepier than the other. {name} runs along the dock after the yawn, which skips ahead. The water shows the ducks upside down.',
    s06: 'The open mouth of a bear fills both pages, between two dark trunks; his breath has blown the hair of his brow to both sides. {name}, very small, looks in on tiptoe. A bee sleeps on a tooth, and three gnats on the lip.',
    s07: 'A seal, very near, yawns and sinks among rings and bubbles; behind it comes a small wave with shut eyes. On the sand {name} slows down, shoulders low, one hand held out. A turtle yawns, and the yawn goes down behind its shell.',
    s08: 'A big lion in the evening grass yawns with all his teeth, and his tongue hangs over his lip. {name} has sunk deep into his mane, eyes half shut, and lazily points at the yawn. The stars come out like closing eyelids.',
    s09: 'At the station a long train goes dark, window by window. {name} sits on its step, head against the frame of the door, eyes half shut, the teddy bear in one arm; the other hand hangs toward the yawn. The hands of the clock have closed.',
    s10: 'Black shapes in the night sky: {name} floats by a cloud and a star, before the one warm light, the yawn.',
    s11: 'The living room, blue with night. Dad sleeps with the book on his face and the dog on his feet, and {name} crawls past on hands and knees after the yawn, which has become quite flat. In the window, far off, the bear, the lion and the train sleep in a row.',
    s12: 'The pillow, very near: {name} asleep, the cheek on it, and beside the hair the yawn, the same size, with the same smile. The teddy bear’s mouth is open.',
  },
  coverAlt:
    'The yawn on the cover is large, round and warm, the color of bread, with its eyes shut. It gives way a little like a cushion under {name}, who lies on top of it, chin in hands and feet in the air.',
  closing: en.closing,
  blurb: en.blurb,
  dedicationPlaceholder: en.dedicationPlaceholder,
};
