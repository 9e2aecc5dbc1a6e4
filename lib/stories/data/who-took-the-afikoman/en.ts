import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    cousin: { usual: { mainForm: 'Danny' }, substitute: { mainForm: 'Benny' } },
    littleCousin: { usual: { mainForm: 'Shira' }, substitute: { mainForm: 'Noa' } },
  },
  spreads: [
    [
      'Crack!',
      'Grandpa broke the middle matzah in two. The big half was the afikoman. He laid it on its napkin, right at the edge of the table, and looked very hard at the ceiling.',
      'That’s how grandfathers ask to be robbed. {name} knew what to do.',
    ],
    [
      'One second. Two seconds. Gone!',
      '{name} tiptoed off with it, held up high, the way waiters do. Behind the curtain? Everybody looks there. Inside the piano? It would crunch.',
      'Then… oh, yes. The best hiding place ever.',
      '“Nobody will find it,” whispered {name}. This was true.',
    ],
    [
      '“Nu?” said Grandpa, after the soup and the brisket.',
      '“The Seder can’t end without the afikoman. What do you want for it?”',
      '{name} wanted a bicycle. But where was the… It was in the… {gender, select, boy {He looked inside his head, and the place was gone.} girl {She looked inside her head, and the place was gone.}}',
      '“One moment,” said {name}.',
    ],
    [
      'First, the kitchen.',
      'Not behind the soup pot. Not in with the spoons. {name} reached under the stove, farther than any sponge had ever been.',
      '“Not the afikoman. But look what I found!”',
      '“My ring!” cried Mom. “I thought somebody had eaten it with a matzah ball.”',
    ],
    [
      '{name} crawled under the bed, and around it, and up.',
      'There was a sock. There was another, not related. There was the dog, on something round.',
      '“Not the afikoman. But look what I found!”',
      '“My ball!” yelled {cousin}. “It’s been gone since Purim!” The dog looked very hard at the ceiling.',
    ],
    [
      'One book on the shelf was fatter than it should be.',
      '{name} climbed up on tiptoe. Out came the book, and out of the book…',
      '“Not the afikoman. But look what I found!”',
      '“My glasses!” Grandma put them on. “{name}! How you’ve grown!”',
    ],
    [
      'It was too early for Elijah, but {name} opened the door.',
      'And the gate, to be sure. High up was the moon, perfectly round. Down on the path was the cat.',
      '“Not the afikoman. But look what I found.”',
      'The cat went straight to Elijah’s cup. Nobody dared say a word.',
    ],
    [
      'That left the attic, and an old suitcase.',
      'Scarves. A bow tie. And, at the very bottom, an old drawing: a boy tiptoeing off with something flat, held up high, the way waiters do. Such ears! {name} knew those ears.',
      '“Not the afikoman,” {name} told the mouse. “But look what I found.”',
    ],
    [
      '{gender, select, boy {{name} went back to his chair and said it.} girl {{name} went back to her chair and said it.}} “I forgot.”',
      'The clock ticked. The cat yawned. “Without the afikoman,” said Grandpa slowly, “the Seder can’t end.”',
      '“Then it’ll go on till next year!” said little {littleCousin} happily. “Is there soup?”',
      '{name} flopped back onto the cushion.',
    ],
    [
      'CRUNCH.',
      '“What,” said Grandpa, “was that?”',
      '{gender, select, boy {{name} got up and lifted the cushion. All evening, he had been too busy to lean on it like a king.} girl {{name} got up and lifted the cushion. All evening, she had been too busy to lean on it like a queen.}} There was the napkin. There was the afikoman, all two hundred pieces of it.',
      '“I found it,” whispered {name}. “But look what I did.”',
    ],
    [
      'Grandpa bent down low. His shoulders shook.',
      'He was laughing! “All my life I’ve broken it up for everybody. And here it’s done.”',
      '{name} carried the napkin around the table. Everyone got a piece the size of an olive, which is just the right size. Nobody had ever had so many afikomans.',
    ],
    [
      'And the bicycle? {name} asked for the boy with the ears.',
      'So Grandpa came to the bed and told it: the napkin, the tiptoes, the chase around the table. {name} was asleep before anybody got caught.',
      'Next year, the afikoman goes somewhere really easy. Under the cat, for instance.',
    ],
  ],
  alts: [
    '{name} cheers at the Seder table between Mom and Grandpa, with the Seder plate and a matzah broken in two.',
    '{name} tiptoes through the living room at night with the afikoman in its napkin and looks back, and the dog watches.',
    '{name} stands at the Seder table, surprised and thinking hard, between Grandpa and an uncle.',
    '{name} crouches by the oven and reaches for something, and Mom looks on in surprise.',
    '{name} crawls across the bedroom floor toward the dog, who sits on the bed with a ball.',
    '{name} looks down in surprise from a ladder in the library, with happy Grandma below and a sleeping cat.',
    '{name} holds the garden gate open at night and looks down at a gray cat walking in.',
    '{name} crouches in the attic with a lantern before an open suitcase and an old sheet of paper, and a mouse looks on.',
    '{name} sits sadly at the Seder table with worried Grandpa, a merry little cousin and the cat.',
    '{name} holds a red cushion up high in surprise. On {gender, select, boy {his} girl {her}} chair is a napkin full of matzah crumbs, and Grandpa stares.',
    '{name} cheers at the Seder table with Grandpa, Grandma, the little cousin and the cat, and before them are napkins with pieces of matzah.',
    '{name} is asleep in bed with the cat on the pillow, and Grandpa kneels beside {gender, select, boy {him} girl {her}}.',
  ],
  coverAlt: '{name} and Grandpa stand at the Seder table, with matzah and the Seder plate before them.',
  closing: 'Is there a crumb on your pillow, {name}? Not the afikoman. But look who I found!',
  blurb:
    'The Seder can’t end without the afikoman, and {name} has hidden it in the best place ever. So good that nobody will find it. Not Grandpa. Not the dog. Not even {name}. Under the stove, behind the books, up in the attic: not the afikoman. But look what turns up instead!',
  dedicationPlaceholder: 'For {name}, the best finder in the family. With all our love',
};
