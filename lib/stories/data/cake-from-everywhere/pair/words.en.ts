import type { PictureBookText } from '../../../picture-book';
import { words as one } from '../picture/words.en';

/** One asks for everything, the other keeps count; together they let go and own up. */
export const words: PictureBookText = {
  ...one,
  characters: {
    parrot: { usual: { mainForm: 'Pablo' }, substitute: { mainForm: 'Paco' }, spares: [{ mainForm: 'Pepe' }] },
    picker: { usual: { mainForm: 'Wanjiru' }, substitute: { mainForm: 'Njeri' }, spares: [{ mainForm: 'Wambui' }] },
  },
  spreads: {
    ...one.spreads,
    s01: {
      ...one.spreads.s01,
      plan: '“The world isn’t in the cupboard,” said {name}.\n“Then let’s go and get it,” said {second}.',
    },
    s02: {
      ...one.spreads.s02,
      up: '“Up!” said {name} and {second}, and the town shrank to a crumb you could have licked off one finger.',
    },
    s03: { ...one.spreads.s03, answer: '“A grandmother,” said {second}.' },
    s06: {
      ...one.spreads.s06,
      glad: '“We’re glad that {relative} was born,” said {second}. “Every year.”',
    },
    s07: { ...one.spreads.s07, melt: '“Won’t it melt?” whispered {second}.' },
    s08: {
      ...one.spreads.s08,
      answer: '“A grandmother,” said {name} and {second}, who knew what was coming.',
    },
    s09: { ...one.spreads.s09, left: 'Only one thing hadn’t been a gift.', open: '{second} nodded. {name} let go.' },
    s10: {
      ...one.spreads.s10,
      tear: 'A tear fell in. “We’ve already got salt,” said {second}, and {name} stirred.',
    },
    s11: {
      ...one.spreads.s11,
      confess: '“We threw the recipe out of a balloon,” said {name} and {second}, very small.',
      laugh: '“At last!” laughed {relative}. “Two who bake like me!”',
    },
    s12: { ...one.spreads.s12, slice: '“For {relative},” said {name} and {second}.' },
  },
  alts: {
    ...one.alts,
    s01: '{name} and {second} look into an empty kitchen cupboard, seen from inside it. On the shelf stand a bowl and one egg, which looks away. Behind, in the doorway, are Grandma’s slippers, with Grandma’s feet in them.',
    s02: '{name} and {second} hold on in the basket of a striped balloon, and far below, the whole town stands on a crumb. On the crumb, somebody waves a tea towel. The parrot flies along.',
    s03: '{name} milks a big cow into two pails, {second} looks on and laughs, and one jet goes astray, up into the air. The cow has turned her head, and a stalk hangs out of her mouth. The recipe has its first times two.',
    s04: 'Sunset in the desert. A camel walks among dunes, much like a dune, with {name} and {second} on the hump and the parrot on his head. Two bunches of dates hang from the saddle.',
    s05: 'Close up: {name} and a girl in the branches, an ear and a knuckle at a mango, and {second} between them looks up and listens. A bee knocks, too. Below, on a porch, sits another grandmother.',
    s06: 'Three pictures of a monkey in the jungle: he counts on his fingers, on his toes, and at last on his tail, and draws seven strokes on a leaf. {name} counts along, with two bananas on {gender, select, boy {his} girl {her}} knees, and {second} sits close by.',
    s07: 'On white ice, {name} and {second}, in winter clothes, together lay the penguin’s long blue shadow like a cloth over a pail of snow. The parrot sits on its handle, and under the penguin there is no shadow left.',
    s08: 'On the left, the eye of a whale, almost as high as the page, with a balloon reflected in it. On the right, two fountains, with {name} in one, {second} in the other and the parrot in between, all of them upside down.',
    s09: 'A limp, creased balloon stretches over both pages of violet sky. In the basket are {name} and {second}, with two of everything. An anchor and a stool fall, and the recipe flies out of an open hand and loses its words. Below, a hand in a tea towel catches the stool.',
    s10: 'A dark kitchen with one bulb. {name} stirs a bowl with both arms, {second} looks on from the end of the table, and a tea towel hangs on the stool. Through the lit crack of the door Grandma looks in, half her face and one slipper, and her shadow lies long on the floor.',
    s11: 'Morning. Grandma stands behind {name}, one hand on the child’s shoulder and one on the bowl, {second} helps, and flour flies. On the wall are a light square and a pin.',
    s12: 'A long table, and in the middle a tall cake, cut open, every layer of another color. {name} pushes a slice over to Grandma. Around it are {name}, {second}, Grandma, the girl, the cow, the camel, the monkey, the penguin and the whale, with two plates each; the monkey’s are empty, and the cow has icing on her nose. The parrot sits on a chair of its own, and the penguin’s shadow on another.',
  },
  coverAlt:
    'A cake cut open, every layer of another color. Above it are {name}, with a candle, and {second}, and the parrot pulls out a slice. To the side, by two empty plates, is the shadow of a penguin.',
  closing:
    'There is one slice left, {name} and {second}. Who is it for? Two children who listened right to the end? Then take two.',
  blurb:
    'Tomorrow is Grandma’s birthday, and {name} and {second} have promised her the best cake in the world. There’s only one egg in the kitchen. So off goes the balloon: to a cow, a camel, a monkey, a whale. Everybody asks who the cake is for. Everybody gives twice as much. And a balloon can only carry so much kindness…',
  dedicationPlaceholder: 'For {name} and {second}, who deserve two slices each. With all our love',
};
