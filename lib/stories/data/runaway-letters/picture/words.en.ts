import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

// Words without the letter that has run away are meant: the `at` becomes a cat when it is caught.
export const words: PictureBookText = {
  spreads: {
    s01: {
      page: '“…and then the dragon opened its mouth and…”',
      opening: '{name} didn’t breathe. It was the most exciting book in the library. It was also the dustiest.',
      more: 'Just to the end of the sentence.',
      book: 'Ah… aaah…',
    },
    s02: {
      sneeze: 'TCHOO!',
      book: '“Excuse me,” said the book. “Ninety years of dust.”',
      shout: '“Letters, come back!” cried {name}. “I’m in the middle of a sentence!”',
      comma: 'Out they flew. Only a comma stayed. It was asleep.',
    },
    s03: {
      sign: 'ATERMELONS',
      cry: '“Seet, seet atermelons!” cried the seller. Something was missing. Something knocked:',
      knock: 'Knock, knock.',
      refrain: '“Come out, W!” said {name}. “I’m in the middle of a sentence!”',
      caught: 'Out came W, all pink.\n“Sweet!” sighed the seller.',
    },
    s04: {
      opening: 'A cat? No. It was only an at.',
      ask: '“Did you lose something?” asked {name}.',
      refrain: 'The at ran.\n“Come back, C! I’m in the middle of a sentence!”',
      caught: 'Off fell C. The cat was deeply offended.',
    },
    s05: {
      opening: 'Up went an all, and stayed up.',
      refrain: '“Come down, B! I’m in the middle of a sentence!”',
      jump: '{name} jumped. {name} jumped higher. One finger touched it.',
      dog: '“Ravo!” barked the dog. Down came the ball. “Bravo!”',
    },
    s06: {
      opening: 'Out of the oven came bead.',
      ask: '“Fresh what?” asked the line.',
      baker: '“Black bead,” groaned the baker. “Sesame bead.”',
      refrain: '“Get up, R! I’m in the middle of a sentence!”',
      caught: 'Up sat R.\n“Bread!” breathed the line.',
    },
    s07: {
      opening: 'A tork had found a worm.',
      stork: '“No,” said {name}. “That’s S.”',
      refrain: '“Come down, S! I’m in the middle of a sentence!”',
      caught: '“It wiggles,” wept the tork.',
      deal: 'So do bootlaces. They swapped.\n“Splendid!” said the stork.',
    },
    s08: {
      opening: 'Up, up went an ite.',
      string: '{name} pulled and the wind pulled and {name} pulled',
      refuse: '“I won’t!” called K. “In your book I’m in knight. Nobody says me!”',
      deal: '“Next page, you’re in cake,” said {name}.',
      caught: '“Coming!”',
    },
    s09: {
      mouse: '“I’m writing to Grandma,” said the mouse. “So far, I have letters.”',
      together: '{name} took half the pen.',
      letter: 'Dear Grandma,\nthe cheese is well.',
      all: '“That’s all?” asked {name}.',
      supper: '“The paper,” said the mouse, “is also supper.”',
    },
    s10: {
      back: 'Line by line, the letters lay down. K had cake.',
      page: '“…and then the dragon opened its mouth and…”',
      gap: 'After that, nothing. A gap.',
      ask: '“And then?” asked {name}.',
      nobody: '“We don’t know,” whispered W. “Somebody always sneezes.”',
    },
    s11: {
      gap: 'The gap wanted the letter {name} starts with.',
      own: 'Not the book’s letter. The one that never runs away.',
      initial: '{name} put it in, and began to tell.',
      dragon: 'There was the dragon. By now, its jaw ached.',
    },
    s12: {
      next: '“…and asked: ‘And then?’”',
      told: '{name} told what came next. And after. And after the after.',
      hush: '“Shh! {name} is in the middle of a sentence.”',
      comma: 'The comma woke and ran to the end:',
      signed: 'told by {name},',
    },
  },
  alts: {
    s01: 'Over {name}’s shoulder, in the light of a lamp, an open book: a page full of words, and a picture of a dragon with its mouth open. Dust makes the page wrinkle like a nose.',
    s02: 'Letters swarm out of the book, around the lamp and out of the window. The pages are white, and on them one comma sleeps. {name} reaches after the letters, mouth open.',
    s03: 'A market in gray pencil, where only the melon is red. In the cut melon, as if in a door, stands a letter with two feet, one eye, and a seed on its nose. {name} points at it. The same letter is missing from the seller’s sign.',
    s04: 'Six small orange cats along a gray street, and all are one cat. On each, a letter rides in another place. {name} skids around the corner after it. Every café sign has a hole.',
    s05: 'Seen from the ground, against the sun: a ball in the air, and astride it a letter. {name}, a tall dark shape, jumps, and one finger touches the ball. A dog barks below.',
    s06: 'A tray from above: eleven loaves and one letter, risen and brown, with sesame. The baker holds his head, {name} bends over the tray, and the line of people holds its breath.',
    s07: 'A nest high up against the evening sky. {name}, on a ladder, offers the stork a bootlace, and they both pull, she at the letter and {name} at the lace. In the nest, a very small letter hatches from an egg.',
    s08: 'A wide sky. From {name}’s fists rises the string of a kite, and the string is a line of words. A letter rides the kite, arms out, and small letters sit on the string like birds.',
    s09: 'A dark attic with one candle. {name} and a mouse lie on the floor by a heap of letters, the tongues of both out, and write with one pen.',
    s10: 'Close up: {name}’s hands lay letters in lines. The last line ends in white, and the white has the shape of one letter. The page across from it is empty.',
    s11: 'A huge golden letter, the first of {name}, stands like a gate. Through it are a castle and a green dragon with its mouth open, all in full color. Between the towers, the bookshelves still show.',
    s12: 'The library at night, by a lamp. {name} tells a story with both arms. The dragon lies on its belly, chin on its paws, and listens. Letters run along the shelf to keep up, and the comma runs last.',
  },
  coverAlt:
    '{name} holds on to the last letter of the title by its foot. All the others are running off the edge of the page.',
  closing: en.closing,
  blurb:
    '“And then the dragon opened its mouth and…” A-choo! The book sneezes, and its letters fly out of the window. W hides in a watermelon. C runs off with a cat, and now it’s only an at. And {name}, who was in the middle of a sentence, runs after them, right to the page that nobody has ever read.',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
