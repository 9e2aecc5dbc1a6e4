import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Mane? On. Tail? On. Roar?',
      '{name} reached all the way down to the tail, where lions keep them, fetched one up, and let it go at the mirror.',
      '“RRRR!”',
      'The cat jumped. The mirror hummed. In it stood a lion, and not a small one, either. Purim could begin.',
    ],
    [
      'Grandma was filling baskets for the neighbors.',
      '“Mishloach manot,” she sang, “grape juice, apples, hamantaschen…” She turned around. “Oh! What a sweet kitten!”',
      '“I’m not a kitten,” said {name}. “I’m a LION. Rrrr!”',
      '“And so loud!” said Grandma. “For a kitten.”',
    ],
    [
      'Outside, a street cat was sitting in the sun.',
      '{gender, select, boy {The cat looked {name} over, from his ears to his tail, and moved aside} girl {The cat looked {name} over, from her ears to her tail, and moved aside}} to make room, the way cats do for cats.',
      '“I’m not a kitten. I’m a LION. Rrrr!”',
      '“Mrrr,” the cat corrected, kindly.',
    ],
    [
      'At school, everybody was somebody else.',
      '“Meow, meow!” sang the ballerina.',
      '“Here, kitty!” called the superhero, and laughed until his cape came untied.',
      '“I’m not a kitten,” said {name}. “I’m a LION.” But the rrrr had to come all the way up from the tail, and the laughing got there first.',
    ],
    [
      'The bakery smelled of poppy seeds and hot jam.',
      '“One hamantasch for the lion,” said {name}, in {gender, select, boy {his deepest voice.} girl {her deepest voice.}}',
      '“Coming up!” said the baker. “And a little milk for the kitten?”',
      '{gender, select, boy {{name} turned to look for it. There was no kitten in the bakery. Then he understood.} girl {{name} turned to look for it. There was no kitten in the bakery. Then she understood.}}',
    ],
    [
      'That afternoon, the lion sat on the rug.',
      'Perhaps it had never been a roar. Perhaps it was a mrrr. {name} felt along the whole tail for a bigger one. There was only the one. “Rrrr?”',
      'A mouse came out. It didn’t run away. It came one step closer, to hear better.',
    ],
    [
      'In the evening, Grandpa read the Megillah.',
      'Everyone waited for the one name. “…HAMAN!” Boo! Stomp! Ra-ta-ta-ta! went the graggers.',
      '“RRRR!” went {name}, with all the tail there was.',
      'Nobody heard. It was so loud in there that {gender, select, boy {{name} couldn’t hear himself.} girl {{name} couldn’t hear herself.}}',
    ],
    [
      'In the morning, all of Purim was in the square.',
      'Drums! Trumpets! Confetti in the coffee! The baker clapped, the superhero flew, and the ballerina went round and round.',
      'Only {name} saw the king. He was a very small king, with nobody at all, and he was crying, and you couldn’t hear that, either.',
    ],
    [
      '{name} crouched down until mane and crown were level.',
      '“First there was Mom,” said the king, “and then there were just legs.” They called her together. “Mom!” A drum sat on it. “Mom!” A trumpet ate it.',
      'The king wiped his nose on his cape. “Are you a kitten?”',
      '“No,” said {name}. “Cover your ears.”',
    ],
    [
      '“RRRRRRRRRRRRRRRRRRR!”',
      'It didn’t come up from the tail. There wasn’t time. It came from somewhere nearer. The graggers stopped. The drums stopped. The trumpet stopped in the middle of a toot.',
      'And into all that quiet, in an ordinary voice, {name} said, “This king is looking for his mother.”',
    ],
    [
      'The crowd parted, like the sea in that other story.',
      'And through the middle of it ran the king’s mother, with her arms already open. “Who found you?”',
      '“A lion,” said the king. “A real one.”',
      '{gender, select, boy {{name} put both paws on his heart. So that was where he kept it.} girl {{name} put both paws on her heart. So that was where she kept it.}} It was still going rrrr.',
    ],
    [
      'The tail went to bed. The mane went, too.',
      '“Good night, kit—” said Grandma, and stopped. “Good night, lion.”',
      '{name} opened one eye. “Grandma? At night, you can say kitten.”',
      '“Mrrr,” said somebody, very softly. It wasn’t the cat.',
    ],
  ],
  alts: [
    '{name} stands before a mirror in a lion costume with {gender, select, boy {his} girl {her}} arms up and roars, and the cat stares in surprise.',
    '{name} stands in the kitchen in the lion costume, looking determined, and {gender, select, boy {his} girl {her}} grandmother smiles over a basket of treats and a plate of hamantaschen.',
    '{name} walks down the street in the lion costume, and a friendly gray cat sits in the way.',
    '{name} stands in the classroom in the lion costume, looking worried, and a ballerina and a superhero laugh. Their teacher claps.',
    '{name} stands in the bakery in the lion costume, looking up at the baker behind a plate of hamantaschen.',
    '{name} sits sadly on the playroom rug in the lion costume, and a mouse watches.',
    '{name} throws up {gender, select, boy {his} girl {her}} arms and roars in the synagogue in the evening, and two friends cheer, as Grandpa reads from the scroll. A gragger lies on the floor.',
    '{name} stands among the laughing crowd in the square, confetti falling, and sees a small boy in a crown who is crying.',
    '{name} crouches in the lion costume and holds out {gender, select, boy {his} girl {her}} hand to the sad little king.',
    '{name} roars with arms high in the square. Everyone stands still and looks, and the little king gazes up.',
    '{name} stands with both hands on {gender, select, boy {his} girl {her}} heart and watches the little king hug his mother.',
    '{name} is asleep in bed in the lion costume with the cat on the quilt, and Grandma kneels at the bedside.',
  ],
  coverAlt:
    '{name} dances in the town square in a lion costume, confetti falling, with a little king and a cat close by.',
  closing: 'Good night, {name}. Put a paw on your heart, and keep very still. There. Rrrr. Happy Purim, lion.',
  blurb:
    'Mane on, tail on, roar ready: this Purim, {name} is a lion. So why does everybody say, “What a sweet kitten”? Grandma says it. The baker says it. Even the cat seems to think so. “I’m not a kitten. I’m a LION!” And then, in all the noise of the square, somebody very small needs a very big roar.',
  dedicationPlaceholder: 'For {name}, our lion. Happy Purim!',
};
