import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Five little chicks went out to play,',
      'and five little chicks have all wandered away.',
      'The hen looked under one wing. Cluck! She looked under the other. Oh, cluck!',
      '“Don’t worry,” said {name}. “I’ll find them.”',
    ],
    [
      'Down by the bucket, as bright as the sun,',
      'somebody’s peeping, and that makes…',
      '“ONE!” cried {name}, with both hands out.',
      'And who’s missing? Two, three, four and five.',
    ],
    [
      '“Moo? Under me? You may look for it now:',
      'there’s milk underneath, and the rest is just cow.”',
      'So {name} looked, and counted. Still one.',
      'And who’s missing? Two, three, four and five.',
    ],
    [
      'Brrrm goes the tractor. It peeps a bit, too.',
      'There’s somebody driving, and that makes…',
      '“TWO!” laughed {name}. “One, two! And watch where you’re going!”',
      'And who’s missing? Three, four and five.',
    ],
    [
      '“Baaa! In my wool? There’s a comb and a bee.”',
      '“Peep!” said the bee. And that makes…',
      '“THREE!” cried {name}. “One, two, three! And not one of them buzzes.”',
      'And who’s missing? Four and five.',
    ],
    [
      '“Chicks?” quacked the ducks. “We are ducks, and we float.',
      'Jump in! It’s delicious. Or come in the boat!”',
      '“No, thank you,” peeped one, two and three. “We’re with {name}.”',
      'And who’s missing? Four and five.',
    ],
    [
      'Shh! Tiptoe, tiptoe, and tiptoe once more.',
      'A-peep! sneezed the flowers, and that makes…',
      '“FOUR!” whispered {name}. “One, two, three, four! And bless you.”',
      'And who’s missing? Only five.',
    ],
    [
      '“Clop, clop, clop, clop,” said the horse. “That makes four.',
      'One for each leg. No one needs any more.”',
      '“The hen does!” said {name}. “She wants five!”',
      'And who’s missing? Five, five, five!',
    ],
    [
      'Not in the barn, and not under the hay,',
      'not in a shoe, and it’s late in the day.',
      '{name} sat down. So four chicks sat down, too. {gender, select, boy {“I looked everywhere,” he said.} girl {“I looked everywhere,” she said.}}',
      '“Peep?”',
    ],
    [
      'Peep! Something tickles. It’s warm. It’s alive!',
      'It’s been on a head the whole day, and it’s…',
      '“FIVE!” shouted {name}. “One, two, three, four, FIVE!”',
      '{gender, select, boy {And he sat very, very straight, so that nobody fell off.} girl {And she sat very, very straight, so that nobody fell off.}}',
    ],
    [
      'Home to the hen, with a hop and a squeak!',
      'She counted each tail, and she counted each beak.',
      '“One, two, three, four, five.”',
      '“And who’s missing?” asked {name}.',
      '“Nobody,” clucked the hen, and counted again, just because it was nice.',
    ],
    [
      'Bedtime. The hen counts her five sleepy chicks:',
      'one, two, three, four, and five. That makes…',
      '“Six,” clucks the hen, very softly, and tucks in {name}, the biggest of all.',
      'And who’s missing? Nobody. Not one.',
    ],
  ],
  alts: [
    '{name} stands in the farmyard in the morning beside a worried hen, with no chicks to be seen.',
    '{name} crouches on the path and reaches out to one chick by a bucket.',
    '{name} asks a cow on the farm, with one chick in {gender, select, boy {his} girl {her}} arms.',
    '{name} laughs in the harvest field with one chick in {gender, select, boy {his} girl {her}} arms, and a second chick looks out over the hood of a red tractor.',
    '{name} stares in surprise at a sheep. There are three chicks: one in {gender, select, boy {his} girl {her}} arms, one on the path and one peeping over the woolly back.',
    '{name} stands at the lake with one chick in {gender, select, boy {his} girl {her}} arms and two on the dock, and looks at two white ducks, one of them in a red boat.',
    '{name} tiptoes through the flower garden past three chicks, and a fourth looks out of the flowers.',
    '{name} stands before a big brown horse with four chicks around: one in {gender, select, boy {his} girl {her}} arms, two on the ground and one on a bale of straw.',
    '{name} sits sadly in front of the barn with four chicks around {gender, select, boy {him} girl {her}}.',
    '{name} looks up in surprise, because the fifth chick is sitting on {gender, select, boy {his} girl {her}} head, and the other four watch.',
    '{name} crouches before the hen in the evening with one chick on {gender, select, boy {his} girl {her}} hand and four around them.',
    '{name} is asleep on the grass at dusk against the sleeping hen, with five sleeping chicks around them.',
  ],
  coverAlt: '{name} holds a yellow chick in a sunny farmyard, with a white hen and four more chicks.',
  closing: 'One nose, one smile, one tummy and one {name}. Nobody’s missing. Good night!',
  blurb:
    'Cluck! The hen has five chicks, and she can’t find a single one. {name} can! There’s something yellow by the bucket. Something is peeping in the sheep. Somebody is driving the tractor. One, two, three… And who’s missing? A counting story to peep along with, right up to five. Or is it six?',
  dedicationPlaceholder: 'For {name}, our favorite little chick. With all our love',
};
