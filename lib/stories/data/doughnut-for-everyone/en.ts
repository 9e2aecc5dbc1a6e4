import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      '“Eight?” asked the baker. “Eight,” said {name}.',
      '“Grandma, Grandpa, Mom, Dad, Aunt Ruthie, the twins and me.” Eight people, the eighth night, eight doughnuts, each with one red eye of jam.',
      '“And no tasting on the way,” said the baker. “I can count. And sugar tells.”',
    ],
    [
      '{name} carried the box as if it were asleep.',
      'It smelled so good that the wind kept leaning in to look. “No,” said {name}.',
      'None for the wind. None for the dog who walked behind, just in case. {gender, select, boy {Not even a lick for the boy doing the carrying.} girl {Not even a lick for the girl doing the carrying.}}',
    ],
    [
      'Flup.',
      'Out went the bakery. Out went the streetlamp. Out went the whole of {name}’s house, floor by floor, all around the courtyard.',
      '“Oh!” said somebody downstairs. “Oh!” said somebody upstairs.',
      '{gender, select, boy {{name} felt in his pocket: a key, a button, and one candle.} girl {{name} felt in her pocket: a key, a button, and one candle.}}',
    ],
    [
      'Downstairs, the dark had slippers on.',
      '“I have matches,” said Mrs. Levi’s voice, “but where are the candles?” “I have a candle,” said {name}, “and no matches.”',
      'Scratch! There she was, and there were her candles, right behind the sugar. {name} lit one.',
      '“One doughnut for you, and the light is free.”',
    ],
    [
      'One flight up, the dark was crying.',
      'It was the baby, and very nearly Mr. Cohen. {name} lit them a candle. The baby stopped, and looked at it as you look at a friend.',
      '“One doughnut for you, one for him to squeeze, and the light is free.”',
    ],
    [
      'Two flights up, the dark growled.',
      '“Don’t come in!” yelled Tali. “It’s a cave! There’s a bear!” Grrr, said the bear, who was Dov. {name} brought a candle.',
      '“Oh,” said Tali. “It’s a palace.”',
      '“One doughnut for you, one for Dov, one for the bear, and the light is free.”',
    ],
    [
      'At the very top, the dark was playing a waltz.',
      '“It’s dark, Mr. Blum!” “Is it? I always shut my eyes for this part.”',
      '{name} lit the old man’s candle. “Doesn’t yours get smaller?” he asked. {name} checked. “No.”',
      '“One doughnut for you, one for the encore, and the light is free.”',
    ],
    [
      '{gender, select, boy {At the window by his own door, {name} looked into the box.} girl {At the window by her own door, {name} looked into the box.}}',
      'Eight red spots on the paper, and some sugar. Behind that door were Grandma, Grandpa, Mom, Dad, Aunt Ruthie and the twins, and all of them could count.',
      '{name} sighed at the candle. It was the only thing that hadn’t run out.',
    ],
    [
      '“I brought eight,” said {name}.',
      '“Eight what?” asked the twins, with their heads in the box.',
      'They sang the blessings, and {name} lit the candles, one, two, three, up to eight. Beyond them, window after window, the whole courtyard shone.',
      '“There they are,” said {name}.',
    ],
    [
      'Knock.',
      'Knock-knock. Then a bump, from somebody with full hands. {name} opened the door, and there stood the whole staircase.',
      'The Cohens had oranges. The bear had apples. Mr. Blum had his guitar.',
      '“Soup for you,” said Mrs. Levi, “and the company is free.”',
    ],
    [
      'One more knock, rather floury.',
      '“Nobody buys doughnuts in the dark,” puffed the baker, “and I saw where the light went.” He set down a mountain, snow and all. “Thirty-one. I can count.”',
      '{name} laughed, and sugar flew off every nose in the house, even the baby’s.',
    ],
    [
      'How far do eight doughnuts go?',
      'As far as a cave, a waltz and a whole staircase. The candles burned low. {gender, select, boy {The cat slept lying down. {name} slept standing up, with his chin in his hand.} girl {The cat slept lying down. {name} slept standing up, with her chin in her hand.}}',
      'Then, flup! The lamps came on.',
      '“Shh,” said Mom, and turned them off again.',
    ],
  ],
  alts: [
    '{name} cheers in the bakery at dusk before the baker and an open striped box of eight doughnuts.',
    '{name} carries the open box of doughnuts down the windy street at night, and a dog trots behind.',
    '{name} hugs the box of doughnuts in the pitch-dark street and looks up in surprise, and a cat on a bench is surprised, too.',
    '{name} holds a candle in a dark living room before a happy old neighbor. One doughnut is on a plate, and the box stands on the rug.',
    '{name} holds a candle in a dark kitchen for a neighbor with his wrapped baby in his arms, with two doughnuts on a plate beside the box.',
    '{name} laughs and holds a candle in a dark playroom, with a girl in a play tent and a boy with his arms up like a bear. Two doughnuts are left in the box.',
    '{name} holds a candle in the dark attic before an old man with a guitar. Two doughnuts are left in the box.',
    '{name} stands sadly with a candle before the empty doughnut box, at a window over the dark town.',
    '{name} holds a candle by the hanukkiah on the windowsill, with all eight candles burning, and Mom, Grandpa and a cat watch.',
    '{name} stands surprised as the neighbors come in with a pot of soup and a guitar, and a girl waves.',
    '{name} claps and laughs with the old neighbor, the girl and the baker at a table with soup, fruit and a heap of doughnuts.',
    '{name} dozes standing up, chin in hand, by the burning hanukkiah, and the cat sleeps on the windowsill.',
  ],
  coverAlt: '{name} stands at a window at night with an open box of doughnuts, beside a burning hanukkiah and a cat.',
  closing: 'One story for you, {name}, and the light is free. Happy Hanukkah, and sweet, sugary dreams.',
  blurb:
    'It’s the eighth night of Hanukkah, and {name} is carrying home eight doughnuts for eight people. Flup! The whole house goes dark. On every floor, behind every door, somebody is sitting without a light. {name} has one candle in one pocket. “One doughnut for you, and the light is free.” But how far can eight doughnuts go?',
  dedicationPlaceholder: 'For {name}, who lights up the whole house. With all our love',
};
