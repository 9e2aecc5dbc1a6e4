import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    parrot: { usual: { mainForm: 'Pablo' }, substitute: { mainForm: 'Paco' } },
    friend: { usual: { mainForm: 'Wanjiru' }, substitute: { mainForm: 'Njeri' } },
  },
  spreads: [
    [
      'Tomorrow was Grandma’s birthday.',
      '{name} had promised her the best cake in the world. {name} had a bowl, some flour, a recipe and one egg.',
      '“Olé,” said {parrot} the parrot. He knew a word in every language, always the wrong one.',
      '“The world isn’t in the cupboard,” said {name}. “We’ll have to go and get it.”',
    ],
    [
      'So at sunrise they borrowed a balloon.',
      'It carried one {gender, select, boy {boy} girl {girl}}, one parrot, one anchor, one stool and one recipe, folded small.',
      '“Up!” said {name}.',
      '“Gesundheit!” said {parrot}. The houses shrank to toast, the people shrank to raisins, and the whole town shrank to a crumb you could have licked off one finger.',
    ],
    [
      'They came down with a bump, next to a cow.',
      '“Adiós!” said {parrot}.',
      '“Good morning,” said {name}. “Could you spare some milk for a cake?”',
      '“Who is the cake for?”',
      '“My grandmother.”',
      '“A grandmother?” The cow stopped chewing, which cows don’t do for just anybody. “Then take two.” One pail of milk, one of cream.',
    ],
    [
      'In the desert there are no signs, so they asked a camel.',
      '“Merci!” said {parrot}, for nothing so far. The camel knelt down, one end at a time, and up went {name}, into the sunset.',
      '“And who is the cake for?”',
      '“My grandmother.”',
      '“A grandmother? Then take two.” He meant palm trees. They settled on two bunches of dates.',
    ],
    [
      'Near a mountain with snow on its head lived {friend}.',
      '“Sayonara!” said {parrot}.',
      '“Karibu,” said {friend}, which means welcome. “Who is the cake for?” “My grandmother,” said {name}.',
      '“A grandmother? Then take two.” She knocked on nine mangoes to find the two that were ready. “And this present. Don’t shake it. And tell the bee to stop hinting.”',
    ],
    [
      '“What’s a birthday?” asked the monkey.',
      '“It’s the day you came,” said {name}. “Every year, with candles, everybody’s glad about it.” Nobody had ever told the monkey he had one.',
      '“Today, please,” he decided. “And who is the cake for?”',
      '“Ciao!” sang {parrot}.',
      '“My grandmother,” said {name}.',
      '“Then take two bananas. She came, too.”',
    ],
    [
      '“Siesta!” said {parrot}, shivering.',
      'For the top of the cake you need snow, the kind that glitters. “Who is the cake for?” asked the penguin.',
      '“My grandmother.”',
      '“A grandmother? Then take two.” Two pinches.',
      '“But they’ll melt,” said {name}.',
      'The penguin thought it over. “Borrow my shadow,” he said. “It’s very cold. I’d like it back.”',
    ],
    [
      'Last of all, a cake needs salt.',
      '“Excuse me!” {name} called and waved. “Do you have any?”',
      '“I have nothing else,” said the whale. “Who is the cake for? A grandmother? Then take two.”',
      'She had no pockets, so she sent two splashes. One hit the bucket. One hit {parrot}. “Bingo,” he said.',
    ],
    [
      'Two and two and two and two and two and two.',
      'The balloon began to sink. “Bravo!” said {parrot}.',
      'Out went the anchor. Out went the stool. What next? {name} looked around. Not the mangoes. Not the shadow.',
      'There was one thing left that nobody had given them. Off it flew, over and over, small and white.',
    ],
    [
      'Home. Midnight. No recipe.',
      'How much cream? How many mangoes? How long is “until done”? {name} stirred one way. {name} stirred the other way. First it was soup. Then it was cement.',
      '“Bon appétit,” said {parrot}, to be kind.',
      'A tear fell in. {gender, select, boy {“We’ve already got salt,” {name} told himself, and stirred.} girl {“We’ve already got salt,” {name} told herself, and stirred.}} Behind them, the door creaked.',
    ],
    [
      'It was morning, and it was Grandma. “Where’s the recipe?”',
      '“I threw it out of a balloon,” said {name}, very small.',
      'Grandma laughed until the pans rang. “At last! Somebody in this family who bakes like me!”',
      '“How much cream? How long in the oven?”',
      '“Till it sounds right. Till the neighbors come.”',
      '“Hurra!” said {parrot}, which almost fit.',
    ],
    [
      'The neighbors came. So the cake was done.',
      'It tasted of sunset, bee, jungle and, very slightly, whale. {friend} came, and the monkey, and the penguin, for his shadow.',
      '“Who is the cake for?” asked Grandma.',
      '“My grandmother,” said {name}.',
      '“A grandmother?” they all shouted. “Then take two!”',
      '“Mmm,” said {parrot}, which is the right word in every language.',
    ],
  ],
  alts: [
    '{name} stands worried in the kitchen with a bowl, one egg stands in an egg cup on the table, and a red parrot looks on.',
    '{name} waves from the basket of a striped hot-air balloon above the rooftops, with the parrot flying ahead.',
    '{name} meets a cow on a farm, with a bucket between them, the parrot on {gender, select, boy {his} girl {her}} head and the balloon waiting by the fence.',
    '{name} rides a camel through the desert at sunset, past a bowl of dates, while the parrot looks up.',
    '{name} claps with joy as a girl in a Kenyan village holds out a present, with two mangoes between them and a bee above.',
    '{name} sits laughing in the jungle across from a curious monkey, with a basket of fruit between them.',
    '{name} kneels in the snow in a winter coat beside a bucket, facing a penguin, with the parrot on {gender, select, boy {his} girl {her}} hat.',
    '{name} waves from the beach at a smiling whale, with a bucket standing in the sand.',
    '{name} stands in the balloon basket in a windy violet sky, arms out, while a stool falls through the air and the parrot looks on.',
    '{name} stirs a bowl at night in the kitchen with a worried face, and the parrot watches.',
    '{name} stirs and laughs in the sunny kitchen while Grandma laughs along, with dates, fruit and mangoes on the table.',
    '{name} claps at the party table with Grandma, Grandpa, a girl, a penguin, a monkey and the parrot around a birthday cake.',
  ],
  coverAlt:
    '{name} carries a basket of fruit through the mountains, with a red parrot at {gender, select, boy {his} girl {her}} shoulder and a striped hot-air balloon behind.',
  closing:
    'One slice is still on the plate, {name}. Who is it for? A child who listened right to the end? Then take two.',
  blurb:
    'Tomorrow is Grandma’s birthday, and {name} has promised her the best cake in the world. There’s only one egg in the kitchen. So off goes the balloon: to a cow, a camel, a mountain, a monkey. Everybody asks who the cake is for. Everybody gives twice as much. And a balloon can only carry so much kindness…',
  dedicationPlaceholder: 'For {name}, who deserves two slices. With all our love',
};
