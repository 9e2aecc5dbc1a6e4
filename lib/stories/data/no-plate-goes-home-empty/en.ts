import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    aunt: { usual: { mainForm: 'Salma' }, substitute: { mainForm: 'Huda' } },
    baker: { usual: { mainForm: 'Yusuf' }, substitute: { mainForm: 'Hamza' } },
    neighbor: { usual: { mainForm: 'Idris' }, substitute: { mainForm: 'Jamil' } },
  },
  spreads: [
    [
      'The night before Ramadan, the lantern came out.',
      'It threw red and gold all over the courtyard, and one blue spot onto the cat.',
      '“Tomorrow I’m fasting,” {name} told the cat. “Not the long fast. That’s for grown-ups. The sparrow’s fast, from dawn till noon. It’s small, but it’s a whole one.”',
    ],
    [
      'Dum, dum, dum! went the drum in the dark street.',
      '“Wake up, sleepers! Time for suhoor!”',
      '{name} got as far as the table. {gender, select, boy {His eyes were still in bed.} girl {Her eyes were still in bed.}}',
      '“Have another date,” said Mom. “It’s a long flight to noon.”',
    ],
    [
      'Never had the sun walked so slowly.',
      'At ten, {name}’s tummy growled. At eleven, it began to talk. The cat had fish, loudly.',
      '{gender, select, boy {A bird sat down beside him.} girl {A bird sat down beside her.}} Perhaps it was fasting, too. They looked up at the sun together.',
      'And then, from the minaret: noon! “We did it,” whispered {name}.',
    ],
    [
      '“Noon is for sparrows,” said Grandma. “I’m waiting for sunset.”',
      'She gave {name} bread and cheese. Then she stacked warm qatayef on the best plate, up to here. “For Auntie {aunt}. Run, {name}, and bring me back my plate.”',
      '“Empty?” asked {name}.',
      'Grandma laughed till the teapot rattled. “Child, a plate never goes home empty.”',
    ],
    [
      'The way led straight through the market.',
      'Past the cinnamon. Past the oranges. Past a pot of something with onions, and you could hear it turning gold. The cat came, too, for safety.',
      'The top qatayef looked at {name}. But {name} had decided to wait for Grandma. Even the sun looked like an apricot.',
    ],
    [
      '“Qatayef!” cried Auntie {aunt}, with both arms out.',
      'She took every one. Then she heaped the plate with dates, dark and shiny, as high as it would go.',
      '“We only wanted the plate,” said {name}.',
      '“A plate never goes home empty. What would it think of me?”',
    ],
    [
      '“Too many dates for us,” said Grandma. “To the baker!”',
      'Uncle {baker} took the dates and reached for the bread, so hot it was still talking. It wouldn’t fit on the plate. He gave {name} a basket.',
      '“I know,” said {name}. “A plate never goes home empty.”',
      '“Who told you?”',
      '“The plate.”',
    ],
    [
      '“Last door!” said Grandma, and filled the plate again.',
      'Mr. {neighbor} had moved in with one bag and a knife for carving. He set the qatayef on his bare shelf.',
      'He looked at {name}. He held out his hands. There was nothing in them.',
      '“I’m sorry,” he said quietly. “This time, it goes home empty.”',
    ],
    [
      '{name} thought as fast as a sparrow.',
      'A plate never goes home empty, and this one wasn’t going to start.',
      '{gender, select, boy {“Then put yourself on it!” he cried. “You’re coming home with me!”} girl {“Then put yourself on it!” she cried. “You’re coming home with me!”}}',
      'Mr. {neighbor} looked at the plate. He looked at himself. “I’d have to sit very straight,” he said.',
    ],
    [
      'Now they really had to hurry!',
      'Over the roofs, down the steps, past the onions, the oranges, the cinnamon. The sun was as thin as a melon rind. The streets had gone quiet.',
      '“Are you fasting?” puffed Mr. {neighbor}.',
      '“The sparrow’s fast,” called {name}. “It’s small, but it’s a whole one. Hold tight!” Any moment…',
    ],
    [
      'BOOM! went the cannon, and the call rose everywhere.',
      '“Bismillah,” said Mr. {neighbor}, and took the first date. {name} took the second. It was the sweetest one in the world.',
      '“And my plate?” whispered Grandma. “Did it come home empty?”',
      '{name} looked at Mr. {neighbor}. “No,” {gender, select, boy {he} girl {she}} said. “Full.”',
    ],
    [
      'One moon later, there it hung, thin as a smile. Eid!',
      'At the gate stood Mr. {neighbor} with Grandma’s plate.',
      'On it sat a wooden sparrow. “It’s small,” he said, “but it’s a whole one.”',
      '“Don’t go away!” cried {name}, and ran for the qatayef. A plate never goes home empty.',
    ],
  ],
  alts: [
    '{name} points up at the lanterns and the crescent garland in the courtyard at dusk, beside a big glowing lantern, and a cat looks up, too.',
    '{name} is dozing at the kitchen table at night between {gender, select, boy {his} girl {her}} mother and grandmother, with bread, dates and a teapot.',
    '{name} sits hungry in the sunny courtyard and looks up, with a cat and a small bird for company.',
    '{name} holds a star-rimmed plate heaped with golden qatayef in the kitchen, and {gender, select, boy {his} girl {her}} grandmother reaches out her arms.',
    '{name} carries the plate of qatayef through the covered market, and a cat follows.',
    '{name} holds out the plate of qatayef to a kneeling neighbor, who opens her arms. A bowl of dates stands on the rug.',
    '{name} holds a basket of bread in the bakery, the baker smiles, and a bowl of dates stands on the counter.',
    '{name} stands shyly in a bare room with the empty plate, and an old man holds out his empty hands in front of an empty shelf.',
    '{name} points up with an idea and beams, and the old man crouches in amazement.',
    '{name} runs laughing over the rooftops at sunset, and the old man hurries after, reaching out a hand.',
    '{name} laughs at the low table in the courtyard at night with the old man and {gender, select, boy {his} girl {her}} grandmother, over dates, soup and bread. {gender, select, boy {His} girl {Her}} mother stands behind them.',
    '{name} holds a lantern in the courtyard on the night of Eid. The old man smiles, and a wooden bird stands on the plate on the low table.',
  ],
  coverAlt:
    '{name} holds out a plate of qatayef in a lantern-lit courtyard, with an old man on one side and a cat on the low table.',
  closing: 'Eid mubarak, {name}. And if a plate comes to your door, you know what to do.',
  blurb:
    'It’s {name}’s first fast, the sparrow’s fast, from dawn till noon. But Grandma’s fast goes on till sunset, and all that long, delicious-smelling afternoon she has a plate to send. Qatayef go out and dates come back; dates go out and bread comes back. For a plate never goes home empty. And then {name} knocks on the very last door.',
  dedicationPlaceholder: 'For {name}, our sparrow. Ramadan mubarak!',
};
