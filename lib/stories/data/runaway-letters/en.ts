import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      '“And then the dragon opened its mouth and…”',
      '{name} held on with both hands. It was the most exciting book in the library, and the dustiest. Nobody had borrowed it for ninety years.',
      'The cat was asleep. At a time like this! {name} turned the page.',
      'The page wrinkled. “Ah…” said the book. “Ah… aaah…”',
    ],
    [
      '“…TCHOO!”',
      'Up went the dust, and with it the letters: a swarm of e’s, a flock of t’s, one fat O like a bubble. Twice around the lamp, once around the cat, and out of the window.',
      '“Stop!” cried {name}. “I was in the middle of a sentence!”',
      'Nothing was left but one comma, holding on.',
    ],
    [
      'If you were a W, where would you hide?',
      '{name} tried the window boxes. {name} tried the walnuts. Then, at the market, a watermelon wobbled.',
      'Watermelons don’t wobble by themselves. {name} pointed straight at it. “Come out, W! I’m in the middle of a sentence!”',
      'Out it came, wet all over, wearing a seed on its nose.',
    ],
    [
      'C had run off with a cat.',
      'It had hooked itself onto the front, and away they went, past the café, past a bicycle. “Come back, C! I’m in the middle of a sentence!”',
      '{name} grabbed {gender, select, boy {the curl and pulled. Pop! In his hand sat C.} girl {the curl and pulled. Pop! In her hand sat C.}}',
      'The cat looked deeply offended. It was only an at.',
    ],
    [
      'B was in the ball, because B likes to bounce.',
      'It bounced off the slide, belly first. It bounced off the bench, other belly first. “Come down, B! I’m in the middle of a sentence!”',
      '“Boing,” said B.',
      '{name} bent both knees, waited, waited, and {gender, select, boy {jumped higher than he could.} girl {jumped higher than she could.}} “Ravo!” said the dog.',
    ],
    [
      'The baker had very nearly baked D.',
      '“It fell in the dough! I thought it was a bubble! Take it, please. Without its D, dough is only ough, and nobody on earth knows how to say that.”',
      '“Ow?” tried {name}. “Off? Oo?”',
      'Out of the basket climbed D, warm, round in front, and dusted with flour. “Uff,” it said.',
    ],
    [
      'S lay on a roof, in the nest of a stork.',
      'She thought it was a worm. It hoped it was a stick. “Come down, S! I’m in the middle of a sentence!”',
      '“Sssh,” said S.',
      '{name} {gender, select, boy {pulled the lace from his left boot,} girl {pulled the lace from her left boot,}} a long one, with a wiggle in it. Fair is fair. They swapped.',
    ],
    [
      'K was kicking about in the sky, on a kite.',
      '“Come down, K! I’m in the middle of a sentence!” {name} pulled. The wind pulled. {name} pulled harder.',
      'Down came K, still kicking, and a hatful of small letters, and last of all a q, with a u running behind. “Wait! You never go anywhere without me!”',
    ],
    [
      'All the rest were in the attic, with a mouse.',
      '“I need them,” she squeaked. “I’m writing to my grandmother.”',
      '“What do you have so far?” asked {name}.',
      'The mouse went pink. “Letters.”',
      'They wrote it together: Dear Grandma, how are you, how is the cheese? The mouse learned it by heart, and let the letters go.',
    ],
    [
      'Back they climbed, line by line, and lay down.',
      '“And then the dragon opened its mouth and…” After that, nothing. “Where’s the ending?” cried {name}.',
      'The letters shuffled their feet. “We don’t know. Nobody ever read that far. Somebody has to tell it first.”',
      'And exactly where it should begin, there was a gap, as wide as one letter.',
    ],
    [
      'The gap wanted the letter that {name} starts with.',
      'Not the one from the book. The one that had been in {name} all day.',
      '{name} put it in. Out of the gap climbed a castle, and in front of it, as tall as its towers, a dragon. The mouse ducked. And the dragon opened its mouth and…',
    ],
    [
      '“And then?” asked the dragon.',
      'That was all it wanted. It had been waiting ninety years, in the middle of a sentence.',
      'So {name} told it. {gender, select, boy {He told it so well that the letters had to run.} girl {She told it so well that the letters had to run.}} The mouse fell asleep at the best part.',
      'And under the last line, the comma moved over: told by {name}.',
    ],
  ],
  alts: [
    '{name} sits in the library window with an open book, eyes wide, and a gray cat sleeps on the floor.',
    '{name} holds out the sneezing book in surprise, bright scraps whirl through the library, and the cat is startled.',
    '{name} laughs and points at a big watermelon in the market.',
    '{name} runs down the street after a cat that is walking past a bicycle.',
    '{name} jumps high for a ball in the playground, and a dog sits watching in the sandbox.',
    '{name} clasps {gender, select, boy {his} girl {her}} hands in front of a basket of bread in the bakery, and the baker laughs.',
    '{name} climbs a ladder on a rooftop at dusk, a stork flies overhead, and its nest of twigs sits on the wall.',
    '{name} leans back in the windy garden and pulls down a kite.',
    '{name} kneels in the attic at night by a candle and a heap of colored paper with a pencil, and a shy mouse sits opposite.',
    '{name} crouches worriedly on the library rug in the evening beside an open book, with the mouse on the other side.',
    '{name} stands before a castle at dusk with arms flung high, telling a story to a big green dragon. The mouse stands at its foot.',
    '{name} sits happily on the library rug at night with the open book, and the mouse has fallen asleep.',
  ],
  coverAlt: '{name} sits in the library reading a red book aloud, and a green dragon and a mouse listen.',
  closing: 'The end, {name}. And then?',
  blurb:
    '“And then the dragon opened its mouth and…” A-choo! The book sneezes, and all its letters fly out of the window. W hides in a watermelon. C runs off with a cat. And {name}, who was in the middle of a sentence, runs after them, right to the page nobody has ever read.',
  dedicationPlaceholder: 'For {name}, who always asks how it ends',
};
