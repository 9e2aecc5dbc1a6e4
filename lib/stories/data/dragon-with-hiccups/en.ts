import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Hic!',
      'There went the washing. Eleven shirts and the mayor’s good pajamas, gone in one puff. Nothing was left but the basket.',
      '“Dragon,” sighed the baker. “Last week it was my other hat.”',
      '{name} opened the letter from the king. It was short, and a little burnt. “HELP,” it said. “HICCUPS. Half a kingdom for the cure.”',
    ],
    [
      '“Half my kingdom,” said the king. “But who will go?”',
      '“Me,” said {name}. {gender, select, boy {The king looked behind him for somebody taller.} girl {The king looked behind her for somebody taller.}} There was only the cat.',
      '“Where is your sword?” “I haven’t got one. I’ve got a sandwich.”',
      '“A sandwich? Against a dragon?” “No,” said {name}. “With one.”',
    ],
    [
      'The path went up. The brave knight came down.',
      'He came down fast, without his horse. “Teeth like doors!” he shouted. “Eyes like soup plates! And it said PARDON ME!”',
      '“Pardon you?” asked {name}. But the knight was already small.',
      'Hic! said the mountain. There went a pine tree. {gender, select, boy {{name} hitched up his socks and walked on.} girl {{name} hitched up her socks and walked on.}}',
    ],
    [
      'Around the last bend sat the dragon.',
      'She was as green as a pond and as big as a barn, and she was blushing. “I do beg your—hic!” There went a bush. “—pardon. That was my last bush. I was saving it.”',
      '“When did it start?” asked {name}.',
      '“In spring,” said the dragon. “With a radish.”',
    ],
    [
      'Cure number one: hold your breath.',
      '“All of it?” asked the dragon. “All of it,” said {name}, and counted. One. Two. Three. Her cheeks puffed out. Seven. Eight. Her ears shook. A hedgehog held his breath, too, to help.',
      'Eleven. Twelve. Thirteen! “I do believe it’s—”',
      'Hic! There went a cloud. Somebody had been needing that.',
    ],
    [
      'Cure number two: drink from the far side of the glass.',
      'There was no glass her size, so {name} gave her the lake. The dragon waded across and drank. She waited. And waited. “Gone!” she whispered.',
      'Hic! There went the cold. The whole lake steamed like a bathtub.',
      '“Finally,” said the frog, who had been complaining for years.',
    ],
    [
      'Cure number three: a good fright.',
      '{gender, select, boy {{name} hid behind a rock till even the birds forgot him.} girl {{name} hid behind a rock till even the birds forgot her.}} Then: “BOO!”',
      '“Was that for me?” said the dragon. “How kind! Would you do it again?” {name} did it louder. {name} did it with a face.',
      'The rabbit had to go and lie down, and he hadn’t even hiccuped. Hic.',
    ],
    [
      'Night came. Hic! There went a log, which was handy.',
      'They shared the sandwich, half for {name}, half for the dragon, who ate hers in forty bites to make it last.',
      '“What are you scared of?” asked {name}. “Thunder? Oatmeal?”',
      'The dragon looked into the fire. A dragon’s silence is a very big one. Even the hiccups waited.',
    ],
    [
      '“That they’ll stop,” said the dragon.',
      '“But isn’t that what we—” “Before the radish, nobody came,” she said. “Not for three hundred years. I said good morning to the goat. He was busy. Now somebody comes every week. They shout, but they come.”',
      '{name} said nothing at all.',
      'Hic. There went a tear, in a tiny puff of steam.',
    ],
    [
      '“I’ll come on Tuesdays,” said {name}.',
      '“With a sword?” “With a sandwich.” “For the hiccups?” “For you.”',
      'The dragon’s mouth fell open. {gender, select, boy {{name} hugged as much of her as his arms could reach,} girl {{name} hugged as much of her as two arms could reach,}} and they waited for the hic. The wind waited. The mountain waited.',
      'Twenty-seven. Twenty-eight. Twenty-nine. It didn’t come.',
    ],
    [
      '“CURED!” roared the king, and up flew the confetti.',
      '“Half of everything is yours. Which half would you like? The half with the forest? The half with the gold mine? I’d take the gold mine.”',
      '{name} didn’t even have to think. “The half with the dragon in it.”',
      'The king’s mouth fell open. “Hic,” said the king.',
    ],
    [
      'Now it’s Tuesday, and on Tuesdays they fly.',
      'Wednesdays, the baker comes up, and the mayor, and the goat, who turns out not to be that busy. Sundays, the knight comes, just for the shouting. Everybody brings something on a stick.',
      '“Ready?” asks {name}. “Ready,” says the dragon, and does one on purpose.',
      'Hic! There goes supper: golden brown.',
    ],
  ],
  alts: [
    '{name} stands in the town square with a letter in {gender, select, boy {his} girl {her}} hand, beside an empty laundry basket and a worried baker.',
    '{name} stands before the castle with both hands on {gender, select, boy {his} girl {her}} heart, while the astonished king points and a cat looks on.',
    '{name} walks up the mountain path past a goat while a knight in a red cloak runs down the other way.',
    '{name} looks up at a huge, shy green dragon sitting on the mountain at dusk, with a small fire burning behind them.',
    '{name} points up and counts while the dragon holds her breath and a hedgehog watches.',
    '{name} crouches by a bucket at the lake, the worried dragon sits in the water at the far bank, and a frog laughs.',
    '{name} jumps up over a rock with {gender, select, boy {his} girl {her}} arms in the air. The dragon stays calm, and a rabbit is startled.',
    '{name} sits by a campfire at night with a big sandwich in both hands, and the dragon sits across the fire.',
    '{name} looks up at the sad dragon in the dark.',
    '{name} hugs the surprised dragon on the mountain at dawn.',
    '{name} laughs beside the happy dragon at the castle while confetti falls and the king stares.',
    '{name} rides through the sky on the dragon’s back, with a goat and a cheering girl on the meadow below.',
  ],
  coverAlt: '{name} waves beside a big green dragon on a mountain at sunset.',
  closing:
    'And if you ever get the hiccups, {name}, you know who to call. Not on a Tuesday, though. On Tuesdays she’s busy.',
  blurb:
    'Hic! There goes the washing. Hic! There go the mayor’s pajamas. The dragon on the mountain has the hiccups, and the king will give half his kingdom to anyone who can stop them. The knights bring swords. {name} brings a sandwich. There are three cures for hiccups, and they’re all about to go up in smoke.',
  dedicationPlaceholder: 'For {name}, who would have brought a sandwich. With all our love',
};
