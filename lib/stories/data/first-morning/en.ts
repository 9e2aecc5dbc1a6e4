import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    builder: { usual: { mainForm: 'Gus' }, substitute: { mainForm: 'Max' } },
    friend: { usual: { mainForm: 'Pearl' }, substitute: { mainForm: 'Ivy' } },
  },
  spreads: [
    [
      'Bear had news.',
      'He sat up in bed, pulled {name} close and whispered it. Bear was not going to school. Not today. Possibly tomorrow. Probably never.',
      '“I’d go,” {name} explained to the backpack. “It’s not me. It’s Bear.”',
    ],
    [
      'Bear wasn’t hungry, either.',
      '“His tummy’s full of butterflies,” said {name}, “and butterflies don’t eat toast.”',
      'Mom thought about it. “Do they eat bananas?”',
      'One bite for the butterflies. One bite for Bear, and {name} had to chew that one, because Bear doesn’t have any teeth.',
    ],
    [
      'On the way, there was a snail.',
      'Bear had to say hello. You can’t say hello to a snail quickly. First one eye comes out. Then, after a while, the other.',
      '“We’ll be late,” said Dad.',
      '“It’s not me,” said {name}. “It’s Bear. And now he has to say goodbye.”',
    ],
    [
      'The teacher knelt until she was exactly as tall as Bear.',
      '“Good morning! And who have we here?”',
      '“Bear,” said {name}. “I’m only bringing him.”',
      '“Welcome, Bear.” She shook his paw. “Yours is the hook with the snail on it. Do you know anybody who could reach?” Bear did.',
    ],
    [
      'Before Dad left, Bear needed a hug.',
      'And one for the road. And one for the pocket, for later, in case the first two ran out.',
      '“But Bear’s over there on the rug,” said Dad.',
      '“I know,” said {name} into his shirt. “I’m bringing it to him.”',
    ],
    [
      'A boy called {builder} was building. Four blocks. Five. Six.',
      'Bear saw right away that the tower was leaning. He would have said so, too, but Bear was shy.',
      'So {name} held him tight, and the two of them leaned the other way, to help.',
      'It didn’t help.',
    ],
    [
      'CRASH! Bang, clatter, plonk.',
      'It was the best noise of the whole morning.',
      '“Bear saw it coming,” said {name}.',
      '{builder} was impressed. “Does he know how to make it do that again?”',
      'Bear knew three ways. They built it higher, and crooked on purpose.',
    ],
    [
      'And then the door opened, and outside was outside!',
      '{name} ran. {gender, select, boy {He ran around the sandbox, and around {builder}, and around nothing at all, until he} girl {She ran around the sandbox, and around {builder}, and around nothing at all, until she}} had run out of around.',
      'The swing squeaked. The faucet spat sideways. There was so much to do that nobody looked at the bench.',
    ],
    [
      'Story time. Everybody sat down.',
      '{name} looked at {gender, select, boy {his two hands. There was nothing in them. There had been nothing in them for ages.} girl {her two hands. There was nothing in them. There had been nothing in them for ages.}}',
      '“BEAR!” The teacher stopped in the middle of a word.',
      '“He’s out there all alone,” cried {name}, already running, “and it’s his first day!”',
    ],
    [
      'There was Bear, on the bench. But he wasn’t alone.',
      'In front of him sat a girl, with a bunny in her lap and tears on her chin.',
      '“It’s not me,” she said. “It’s Bunny.”',
      '“Bear had that, too,” said {name}, and held out a hand. “It’s mostly butterflies.”',
    ],
    [
      'So Bear showed Bunny everything.',
      'The swing that squeaked. The water that came out sideways. The hook with the snail.',
      'After that, they were starving. Bear ate four cookies and Bunny ate five. {name} and the girl, whose name was {friend}, did the chewing.',
    ],
    [
      'That night, Mom asked what Bear thought of school.',
      'Bear couldn’t say. He was propped against the pillow, tired out from all those hugs.',
      '“How long is it till tomorrow?” said a voice.',
      '“Does Bear want to know?” asked Mom.',
      '“Bear’s asleep,” said {name}. “It’s not Bear. It’s me.”',
    ],
  ],
  alts: [
    '{name} sits sadly in bed early in the morning in striped pajamas, hugging a teddy bear. A backpack hangs at the foot of the bed.',
    '{name} stands at the kitchen table beside {gender, select, boy {his} girl {her}} mother. On the table are the teddy, a basket of bread and a bowl of fruit.',
    '{name} walks down the street holding {gender, select, boy {his} girl {her}} father’s hand, the teddy in the other arm, and looks at a small snail.',
    '{name} holds the teddy tight and shyly looks at the teacher, who crouches and holds out a hand in welcome.',
    '{name} hugs {gender, select, boy {his} girl {her}} father goodbye in the classroom. The teddy sits on the rug.',
    '{name} sits on the floor with the teddy and watches a boy who has built a tall tower of blocks.',
    '{name} claps and laughs, and the boy throws up his arms, over the fallen blocks. The teddy sits beside them.',
    '{name} runs laughing across the playground, with a boy on the swing and a girl in the sandbox. The teddy sits alone on the bench.',
    '{name} runs off with empty hands and a worried face, and the teacher with her book and the boy on the rug look up in surprise.',
    '{name} crouches at the edge of the sandbox and holds out a hand to a sad girl with a toy bunny. Behind her, the teddy sits on the bench.',
    '{name} and the girl sit on the rug and laugh over a tea party with a big teapot, cookies, the teddy and the bunny.',
    '{name} is asleep in bed at night beside the teddy, and the backpack hangs ready at the foot of the bed.',
  ],
  coverAlt:
    '{name} stands in the classroom with a teddy bear in {gender, select, boy {his} girl {her}} arms, and a girl and a boy wave on either side.',
  closing: 'Good night, {name}. Good night, Bear. See you both in the morning, at the hook with the snail.',
  blurb:
    '{name} is ready for the first day of school. It’s Bear who isn’t. Bear can’t eat a thing, Bear has to say hello to a snail, and Bear needs one more hug, for the pocket. It’s not {name}. It’s Bear! And then it’s story time, everybody sits down, and somebody is missing…',
  dedicationPlaceholder: 'For {name} (and for Bear, who asked)',
};
