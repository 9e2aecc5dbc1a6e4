import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Cluck! Cluck! Oh, cluck!',
      'Five chicks went out to play, and nobody came home. The hen looked under one wing. She looked under the other.',
      '“Don’t worry,” said {name}. “I’ll find them.”',
    ],
    [
      'What’s that by the bucket?',
      'Peep! Out hopped a chick, as round as a lemon. {gender, select, boy {{name} crouched down and held out his hands.} girl {{name} crouched down and held out her hands.}}',
      '“One!”',
      'And who’s missing? Two, three, four and five.',
    ],
    [
      '“Moo?” said the cow. “A chick? Under me?”',
      '“Under me there’s milk. Over me there’s sky. In the middle it’s just cow.” So {name} counted again. Still one.',
      'And who’s missing? Two, three, four and five.',
    ],
    [
      'Brrrm, said the tractor. Peep!',
      'Since when do tractors peep? {name} looked up. Somebody very small was driving.',
      '“One, two!”',
      'And who’s missing? Three, four and five.',
    ],
    [
      '“Baaa,” said the sheep. “In my wool?”',
      '“One comb, one button, one bee. No chicks.” “Peep!” said the wool. “That’s the bee,” said the sheep.',
      '“One, two, three!” laughed {name}.',
      'And who’s missing? Four and five.',
    ],
    [
      'Splish! What’s floating on the lake?',
      '“Are you chicks?” asked {name}. “Ducks,” said the ducks. “Chicks, come and float!” “No, thank you,” said the chicks.',
      'One, two, three.',
      'And who’s missing? Four and five.',
    ],
    [
      'Shhh. Tiptoe, tiptoe, tiptoe.',
      'Something sneezed behind the reddest flower. A-peep! {gender, select, boy {{name} bent down low, and who looked up at him?} girl {{name} bent down low, and who looked up at her?}}',
      '“One, two, three, four!”',
      'And who’s missing? Only five.',
    ],
    [
      'Clop. Clop. Clop. Clop.',
      'That was the horse, who counts with one foot. “Four,” said the horse. “Same as my legs. All there.”',
      '“But there should be five!” said {name}.',
      'And who’s missing? Five, five, five!',
    ],
    [
      'Where, oh where, oh where was five?',
      'Not in the bucket. Not in the barn. Not in {name}’s shoes, left or right.',
      '{name} sat down. {gender, select, boy {“I looked everywhere,” he said.} girl {“I looked everywhere,” she said.}} So four chicks sat down, too.',
      '“Peep?”',
    ],
    [
      '“Peep!” But where was it coming from?',
      '{name} looked left. Peep! {name} looked right. Peep! {gender, select, boy {Something tickled. He put up a hand.} girl {Something tickled. She put up a hand.}} Fluff!',
      'On top of {name}’s head! All day long!',
      '“One, two, three, four, FIVE!”',
    ],
    [
      'Home to the hen they ran.',
      'She counted the beaks: one, two, three, four, five. She counted the tails: one, two, three, four, five.',
      '“And who’s missing?” asked {name}.',
      '“Nobody,” clucked the hen. “Not one.”',
    ],
    [
      'Night. The hen counts one more time.',
      'One is asleep. Two is asleep. Three, four and five are asleep. And look, in the warm grass, here’s the biggest chick of all.',
      '“Six,” clucks the hen, and she tucks in {name}.',
    ],
  ],
  alts: [
    '{name} stands in the farmyard beside a worried hen and an empty red wagon.',
    '{name} crouches on the path and reaches out to one chick by a bucket.',
    '{name} asks a cow on the farm, with one chick in {gender, select, boy {his} girl {her}} arms.',
    '{name} laughs in the harvest field with one chick in {gender, select, boy {his} girl {her}} arms, and a second chick looks out over the hood of a red tractor.',
    '{name} stares in surprise at a sheep. There are three chicks: one in {gender, select, boy {his} girl {her}} arms, one on the path and one peeping over the woolly back.',
    '{name} stands at the lake with three chicks and looks at two white ducks.',
    '{name} tiptoes through the flower garden past three chicks, and a fourth looks out of the flowers.',
    '{name} stands before a big brown horse with four chicks around: one in {gender, select, boy {his} girl {her}} arms, two on the ground and one on a bale of straw.',
    '{name} sits sadly in front of the barn with four chicks around {gender, select, boy {him} girl {her}}.',
    '{name} looks up in surprise, because the fifth chick is sitting on {gender, select, boy {his} girl {her}} head, and the other four watch.',
    '{name} crouches before the hen in the evening with one chick on {gender, select, boy {his} girl {her}} hand and four around them.',
    '{name} is asleep on the grass beside the hen, with five sleeping chicks around them.',
  ],
  coverAlt: '{name} holds a yellow chick in a sunny farmyard, with a white hen and four more chicks.',
  closing: 'One nose, two eyes, ten toes and one {name}. Nobody’s missing. Good night!',
  blurb:
    'Cluck! The hen has five chicks, and she can’t find a single one. {name} can! There’s something yellow by the bucket. Something is peeping in the sheep. Somebody is driving the tractor. One, two, three… And who’s missing? A counting story to peep along with, right up to five. Or is it six?',
  dedicationPlaceholder: 'For {name}, our favorite little chick. With all our love',
};
