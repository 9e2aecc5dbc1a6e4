import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Not tired at all! Not the toes, not the knees,',
      'which bounced on the bed like a couple of fleas.',
      '“Not even a bit!” cried {name}. Boing! “Not even… aaaaah…”',
      'Oh no. A yawn got out, climbed over {gender, select, boy {his} girl {her}} quilt and went for a walk.',
    ],
    [
      'It slid down the curtain and stretched like a cat,',
      'and the cat on the sill caught it, simple as that.',
      '“Meeeow-aaah…”',
      '“Hey!” shouted {name}. “Come back! That one’s mine!”',
    ],
    [
      'Down in the garden it tickled a nose,',
      'and the hedgehog went soft from his spines to his toes.',
      '“Ffff-aaah…”',
      '“Come back!” called {name}, and tiptoed after it. “That one’s mine!”',
    ],
    [
      'The cow yawned so wide that she swallowed her moo,',
      'and the sheep, being sheep, did whatever cows do.',
      '“Mooo-aaah…”',
      '“Baaa-aaah…”',
      '“Excuse me!” called {name}, and waved. “That one’s mine!”',
    ],
    [
      'One duck on the dock, and one more in the boat,',
      'and one in the reeds with a yawn in her throat:',
      '“Quack-aaah…” “Qua-aaah…” “Aaah…”',
      '“Come back!” called {name}, running along the bank. “That one’s mine!”',
    ],
    [
      'Deep in the woods it crept up on a bear,',
      'who yawned such a yawn that it parted his hair.',
      '“AAAAAAAAH…”',
      '“Come back,” whispered {name}. (Nobody shouts at a bear.) “When you’re done. That one’s mine.”',
    ],
    [
      'It rolled to the sea and came in with the tide,',
      'and the seal and the turtle yawned, one on each side.',
      '“Aaaah…” went the waves. “Aaaah…”',
      '“Come back,” said {name}, and sat down. Only for a minute.',
    ],
    [
      'Hold tight! When a lion yawns, first comes the roar,',
      'then the teeth, then the tongue, and then only a snore.',
      '“ROAAAAAH… zzz.”',
      '“Come back,” mumbled {name}, with {gender, select, boy {his nose} girl {her nose}} in the mane. It was warm in there.',
    ],
    [
      'The last train pulled in with a puff and a sigh',
      'and lay down on the rails with the moon in its eye.',
      '“Tsssssh-aaah…”',
      '“Come…” said {name}, and couldn’t think how the rest of it went.',
    ],
    [
      'Up floated the yawn to the top of the night,',
      'where a cloud caught it next, and a star dimmed her light.',
      '“Aaaaaaaaah…”',
      '{name} floated behind, slow and slower, and forgot to say anything at all.',
    ],
    [
      'Home past the dog and the sofa it crept.',
      '“I’m not even tired,” said Dad. And he slept.',
      '“Hrrrr-aaah…” “Woof-aaah…”',
      'Past him, on tiptoe, went {name}. Who was left to catch it? Only one.',
    ],
    [
      'Up came the yawn, in no hurry at all,',
      'past the cat on the sill and the lamp by the wall,',
      'and it climbed on the pillow and made itself small.',
      '“There you are,” murmured {name}. “That one’s m… aaaaaah…”',
    ],
  ],
  alts: [
    '{name} jumps up and down on the bed in starry pajamas, and the cat stares.',
    'At the evening window, {name} points after the yawn, and the cat is asleep on the sill.',
    '{name} tiptoes through the garden at dusk with a teddy bear, past a yawning hedgehog.',
    '{name} waves in the farmyard at dusk, next to a yawning cow and a yawning sheep.',
    '{name} runs along the bank of a lake at dusk, and three ducks yawn on the dock, in a red boat and in the reeds.',
    '{name} tiptoes through the night forest past an enormous yawning bear, and an owl sleeps on a branch.',
    '{name} sits on the beach at night between a yawning seal and a yawning turtle.',
    '{name} hugs a big yawning lion in the evening grass of the savanna.',
    '{name} stands on the platform at night beside a resting train, and a cat is asleep nearby.',
    '{name} floats through the starry sky past a yawning cloud and a sleeping star.',
    '{name} tiptoes through the living room, where {gender, select, boy {his} girl {her}} father is asleep on the sofa and the dog on the rug.',
    '{name} is asleep in bed in the lamplight, and the cat is asleep on the sill.',
  ],
  coverAlt:
    '{name} sits smiling on a cloud at night in starry pajamas, between a sleeping lion and a sleeping bear, with a smiling star above.',
  closing: 'Good night, {name}. And whoever is reading this… aaaah… has just caught it, too.',
  blurb:
    '{name} isn’t tired. Not in the knees, not in the toes. But one yawn gets out, and you know how it is with yawns: the cat catches it, and the bear, and an entire train. {name} runs after it through half the world, faster at first, and then… aaaah… slower. Can you get to the last page awake?',
  dedicationPlaceholder: 'For {name}, who is not tired. Not even a bit',
};
