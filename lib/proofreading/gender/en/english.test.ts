import { describe, expect, test } from 'vitest';
import type { Gender } from '@/lib/catalogue';
import { checkEnglish } from './index';

const faults = (name: string, gender: Gender, text: string) =>
  checkEnglish({ text, name, gender, language: 'en' }).map(({ excerpt }) => excerpt);

/** Sentences about a hero in one gender: a fault for the other. `Alex` may be either. */
const OF_A_GIRL: readonly string[] = [
  'Alex opened the window. She saw snow.',
  'When she woke, Alex saw snow.',
  'Just before her own door, Alex stopped.',
  'Alex shook her head at the lion.',
  'Alex waved at a giraffe with her whole arm.',
  'Alex jumped as high as she could and caught a handful of rain.',
  'Alex dried herself with a leaf.',
  'The goat looked at Alex, and the goat licked her.',
  // A parent may leave out the mark at the end.
  'The goat looked at Alex, and the goat licked her',
  'A cat looked Alex over, from her ears to her tail.',
  'The cat slept in Alex’s arms, and her own eyes were closing.',
  'The hat was wet. It was all hers, though, and Alex wore it.\nAlex laughed. “Look,” she said.',
  '“How do you get through the dark?” asked the firefly.\nAlex looked at the boots. “Not all at once,” she said.',
  '“Where is Alex? She was here a minute ago,” said the bush.',
  'Alex was the bravest girl in town.',
  'Once there was a little girl called Alex.',
  'A girl called Alex lived by the sea.',
  'A girl called Alex was building. Then she yawned.',
  'A girl called Alex was building when it began to rain.',
  'One morning a girl called Alex was building.',
  'The baker had one daughter, whose name was Alex.',
  'Alex sat down. The girl called Alex was tired.',
  '“I’m a big girl now,” said Alex.',
  '“Am I a big sister now?” asked Alex.',
  'Snow fell on Alex’s nose. It melted, and she laughed.',
  'Alex had a plan. First she needed a rope.',
  '“I can’t,” whispered Alex, and her voice shook.',
  '“Good girl, Alex!” cried the acrobat.',
  '“You clever girl!” cried Grandpa, and kissed Alex.',
  '“Yes, madam,” said the mole to Alex.',
  'Princess Alex rode on.',
  '“All hail Alex, queen of the kitchen!”',
  'Grandma’s granddaughter, Alex, could whistle.',
];

const SWAP: Readonly<Record<string, string>> = {
  she: 'he',
  She: 'He',
  her: 'his',
  hers: 'his',
  herself: 'himself',
  girl: 'boy',
  madam: 'sir',
  Princess: 'Prince',
  queen: 'king',
  sister: 'brother',
  daughter: 'son',
  granddaughter: 'grandson',
};

const ofABoy = (text: string): string =>
  text.replaceAll('licked her.', 'licked him.').replace(/\p{L}+/gu, (word) => SWAP[word] ?? word);

describe.each(OF_A_GIRL)('%s', (text) => {
  test('is right of a girl and wrong of a boy', () => {
    expect(faults('Alex', 'girl', text)).toEqual([]);
    expect(faults('Alex', 'boy', text)).not.toEqual([]);
  });

  test('told of a boy, is right of a boy and wrong of a girl', () => {
    expect(faults('Alex', 'boy', ofABoy(text))).toEqual([]);
    expect(faults('Alex', 'girl', ofABoy(text))).not.toEqual([]);
  });
});

const INNOCENT: readonly (readonly [string, Gender, string])[] = [
  ['Leo', 'boy', 'Grandma sat down. Leo brought her tea. She drank it and smiled.'],
  ['Leo', 'boy', 'Leo ran home. Mum was waiting at the door. She hugged him.'],
  ['Leo', 'boy', 'The duck sneezed. Leo laughed. She sneezed again.'],
  ['Leo', 'boy', 'Leo and Anna built a castle. She dug and he carried.'],
  ['Leo', 'boy', '“Thank you, madam,” said Leo to the hen.'],
  ['Leo', 'boy', '“Good girl!” said Leo, and gave the dog a bone.'],
  ['Leo', 'boy', 'Leo’s sister, Anna, was asleep with her thumb in her mouth.'],
  ['Leo', 'boy', 'Leo, his sister, and the dog went out. She carried the basket.'],
  ['Leo', 'boy', 'The moon rose. She was round and yellow, and Leo waved.'],
  ['Leo', 'boy', 'Leo sat beside Grandma with her hand in his.'],
  ['Leo', 'boy', 'The giraffe was cold. Leo rubbed her nose.'],
  ['Leo', 'boy', 'The lighthouse keeper was old.\nLeo carried her bag up the stairs.'],
  ['Leo', 'boy', 'The whale sang.\nLeo listened. Then Leo sang too.\nShe answered at once.'],
  ['Ruby', 'girl', '“My brother is a boy,” said Ruby. “I’m not a boy.”'],
  ['Ruby', 'girl', '“You are a brave boy,” said Ruby to her brother.'],
  ['Ruby', 'girl', '“Ruby, where is the boy?” asked the king.'],
  ['Ruby', 'girl', 'Ruby dressed up as a king. “Bow!” she said. “I’m the king!”'],
  ['Ruby', 'girl', 'Ruby had two brothers. One of them was asleep in his bed.'],
  ['Ruby', 'girl', 'Ruby put his crown back on the king’s head.'],
  ['Ruby', 'girl', 'There was a knock. Ruby opened, and he came in: the winter.'],
  ['Ruby', 'girl', 'The old clockmaker had lost a wheel. Ruby found it under his table.'],
  ['Ruby', 'girl', 'Ruby held the door for Mr. Brown. “Thank you,” he said.'],
  ['Ruby', 'girl', 'Every child had brought his or her own cup. Ruby had two.'],
  ['Ruby', 'girl', 'She saw the night fold his black blanket, and Ruby yawned.'],
  ['Ruby', 'girl', 'Behind the door stood a knight. His armour was too big.\nRuby giggled, and he lifted his visor.'],
  ['Ruby', 'girl', 'Ruby whispered into the elephant’s ear. His ear twitched.'],
  ['Ruby', 'girl', 'Jack had a kite. Ruby had a string. So he ran and she held on.'],
  ['Ruby', 'girl', 'A walrus came up for air. Ruby threw him a fish. He caught it.'],
  ['Ruby', 'girl', '“My brother, Ruby, is a pirate,” said Jack.'],
  ['Ruby', 'girl', '“What a handsome boy!” said the aunt, and she pinched her nephew’s cheek. Ruby laughed.'],
  ['Ruby', 'girl', 'Ruby followed the wizard into his tower. She shook her head.'],
  ['Leo', 'boy', 'The hen clucked. Leo took one of her eggs.'],
  ['Leo', 'boy', 'Leo sat on Mum’s lap and put his head on her shoulder.'],
  ['Leo', 'boy', 'Leo was all alone. Only the spider stayed. She had work to do.'],
  ['Sam', 'girl', 'Sam sat down beside a boy called Sam.'],
  ['Sam', 'girl', 'A boy called Sam was building. So Sam held Bear tight, to help.'],
  ['Sam', 'boy', 'Sam and the girl, whose name was Sam, ate the cookies.'],
  ['Sam', 'girl', 'Everyone thought Sam was a boy’s name. Sam did not mind.'],
  ['Will', 'boy', 'Will the kite fly? She is old, but Will ran down the hill.'],
];

test.each(INNOCENT)('%s, a %s: nothing is wrong with “%s”', (name, gender, text) => {
  expect(faults(name, gender, text)).toEqual([]);
});
