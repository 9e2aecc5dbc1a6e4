import type { PictureBookText } from '../../../picture-book';

// The child holds a breath from s03 to s11, and only hums.
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: '{name} took every bath in a swimsuit and goggles. You never know.',
      door: '“Two more minutes!” said the door.',
    },
    s02: {
      ears: '{name} put both ears under water. Down there, somebody was singing. Somebody big.',
      song: 'Ooo-ooo… ooo-ooo…',
      stop: 'Then it stopped. In the middle of an ooo.',
    },
    s03: {
      breath: '{name} took the biggest breath in the house, and dived.',
      deep: 'The bath was deeper than it looked.',
    },
    s04: {
      whale: '“I had a song,” said the whale. “I’ve forgotten the end.”',
      sea: 'The sea tossed and turned. “So how does it end?” asked the sea.',
      answer: '“Mm,” said {name}, holding that breath. It meant: I’ll ask.',
    },
    s05: {
      fish: 'The little fish remembered one note.',
      note: '“Lulla!”',
      ask: '“Mm?” asked {name}. It meant: And then?',
      fell: '“And then I fell asl…”',
    },
    s06: {
      oyster: 'The oyster had kept the next one, for years, in a whisper.',
      note: '“Shhh…”',
      ask: '“Mm?”',
      fell: '“And then I fell asl…”',
      shut: 'Clop.',
    },
    s07: {
      turtle: 'The turtle had gotten the farthest. She took her time.',
      note: 'Haaaaaaaaaah…',
      ask: '“Mm?” asked {name}.',
      next: '“And now,” said the turtle, “comes the most beaut…”',
    },
    s08: {
      crab: 'The crab told it backwards. First, he fell asleep.',
      sardines: 'A hundred sardines fell asleep in rows.',
      anchor: 'Nobody asked the anchor. It had been asleep for years.',
      ask: '“Mm?” asked {name}.',
      snore: 'Somebody snored.',
    },
    s09: {
      everyone: 'Everyone who had ever heard the song was asleep. Nobody had heard the end.',
      ask: '“Mm?” asked {name}. It meant: And you?',
      mother: '“My mother sang it,” said the whale. “And then I always fell asl… Oh.”',
    },
    s10: {
      since: 'Nobody had sung to her since. She’s so big, people think she has everything.',
      sang: 'So {name} sang, with all that breath.',
      song: 'Ooo-ooo… lulla… shhh… haaah…',
      eyes: 'One eye closed. Slowly, so did the other.',
    },
    s11: {
      end: 'Then came the end. Only {name} heard it.',
      splash: 'PAAAH!',
      door: '“Have you fallen asleep in there?” asked the door.',
      answer: '“Mm?” said {name}.',
    },
    s12: {
      sea: 'That night, the sea came up the pipe, on the tips of its waves.',
      ask: '“{name}? How does it end?”',
      asleep: '{name} was asleep.',
      end: '“Ah,” said the sea. “Like that.”',
    },
  },
  alts: {
    s01: 'A bathroom. {name} sits in a tub full of foam, in a swimsuit with sleeves and goggles. The foam looks like a whale, and one hand strokes it. Through the door, open a little, comes an arm with a towel.',
    s02: 'A tub, cut open: above the water are only {name}’s face and knees, and both ears are under it. Below, instead of a floor, is the deep sea, and all along its bottom lies a dark back with one faint eye. A gold line of song rises from there and breaks off just under {gender, select, boy {his} girl {her}} ear.',
    s03: '{name} dives headfirst, cheeks full of air, through the bottom of the tub into a turquoise sea. Above, a rubber duck puts its head under water to look.',
    s04: 'The huge, tired eye of a whale, its lid heavy. Tiny in its pupil is the reflection of {name}, who floats before it. The water all around is rumpled like a bedsheet, and the fish, too, look on with tired red eyes.',
    s05: 'A little fish sings with its chest out, and a gold bubble leaves its mouth. A moment later, it is asleep on its side in the palm of {name}’s hand.',
    s06: '{name} holds an ear to an oyster. It is open a crack, with something gold inside. A moment later, it is shut. The little fish sleeps in {name}’s hand.',
    s07: 'A giant turtle across both pages, her mouth open as in a yawn and the gold note all along her back. {name} leans toward her, full of hope. The turtle’s hind legs are asleep already.',
    s08: 'The bottom of the sea. A great ring of sardines, silver and asleep in rows, turns in the dark water. Behind it passes the whale, wide awake, and the ring opens to let her by. In the middle {name} dives, cheeks full of air, down toward a crab who waves his claws in a dream. An anchor lies under a blanket of seaweed.',
    s09: 'A wide, dark sea, full of sleepers. In the middle, {name}, very small, floats with an armful of gold lights in front of the whale, who is wide awake, with a tear in her eye. Above them, small and drawn in lines of light like a memory, is another whale: her eye is closed, and she sings gold notes to the little one below her.',
    s10: 'The whale from the side, so huge that only her head fits across both pages. In front of her snout {name}, tiny in a pool of gold light, sings with mouth wide open. A gold ribbon of song flows over the whale’s brow to her eye, which glints with gold and is almost closed.',
    s11: 'On one side, deep down in the dark, {name} listens with an ear to the whale’s closed eye, and smiles. A trail of gold rises to the other side, into the light, where {name} bursts out of the tub with arms flung up and mouth wide open.',
    s12: 'Night. {name} sleeps in bed, head deep in the pillow, with a golden bubble of song above {gender, select, boy {his} girl {her}} cheek and the goggles hanging on the bedpost. Through the open door, a tub in the moonlight, full to the rim: the sea wells up in it, spills over and crosses the floor as one low, clear wave, on five tiny tiptoes. It bends over the pillow, with a single drop at its tip.',
  },
  coverAlt:
    'An enormous whale, her mouth open in song, looks up at her brow. There {name} lies in goggles and sings, too, mouth wide open. Two gold ribbons of song twine upward and become one.',
  closing: 'Good night, {name}. Tell us the end in the morning.\nWe fell asl…',
  blurb:
    'A whale has forgotten how her song ends, and the sea can’t sleep. So {name} takes a very big breath, dives down through the bath and asks everyone who ever heard it. The fish remembers a note. The oyster has kept a whisper. The turtle knows almost all of it. And then? “And then,” they say, “and then I fell asl…”',
  dedicationPlaceholder: 'For {name}, a lullaby with an end. With love',
};
