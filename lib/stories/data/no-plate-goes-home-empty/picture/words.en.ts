import type { PictureBookText } from '../../../picture-book';
import { en } from '../en';

export const words: PictureBookText = {
  characters: {
    aunt: { usual: { mainForm: 'Salma' }, substitute: { mainForm: 'Huda' } },
    neighbor: { usual: { mainForm: 'Idris' }, substitute: { mainForm: 'Jamil' } },
  },
  spreads: {
    s01: {
      opening: 'The night before Ramadan, the lantern came out.',
      announce: '“Tomorrow I’m fasting,” {name} told the cat. “The sparrow’s fast, from dawn till noon.”',
      whole: '“It’s small, but it’s a whole one.”',
    },
    s02: {
      drum: 'Dum, dum, dum!',
      call: '“Wake up, sleepers!”',
      eyes: 'One of {name}’s eyes got up. The other stayed in bed.',
      drink: '“Drink,” said Grandma. “One for you, one for the sparrow. It’s a long flight to noon.”',
    },
    s03: {
      slow: 'Never had the sun walked so slowly.',
      growl: '{name}’s tummy growled. “Shh! We’re fasting.”',
      fish: 'The cat had fish. Loudly.',
      noon: 'And then, from the minaret: noon!',
      done: '“We made it,” {name} whispered to the sparrow.',
    },
    s04: {
      send: '“Qatayef for Auntie {aunt},” said Grandma. “And qatayef for the new neighbor.”',
      ask: '“Will the plates come back?” asked {name}.',
      way: '“The plate knows the way.”',
      empty: '“And no plate goes home empty.”',
    },
    s05: {
      opening: 'Before sunset, the market was all noses.',
      smells: 'Cinnamon! Onions, turning gold! And from that window, way up: maqluba!',
      nose: '{name}’s nose walked two steps ahead.',
      hush: '“Don’t jump,” {name} told the qatayef. “Almost there.”',
    },
    s06: {
      ask: '“Just the plate, please,” said {name}.',
      think: '“With nothing on?” cried Auntie {aunt}. “What would the plate think of me?”',
      refrain: 'Out goes the plate, home comes the plate,',
      empty: 'and no plate goes home empty!',
    },
    s07: {
      half: 'Half the dates went to the baker.',
      hello: 'Even his “hello” was white.',
      bread: 'And his bread was still breathing.',
      refrain: 'Out goes the plate, home comes the plate,',
      empty: 'and no plate goes home empty!',
    },
    s08: {
      door: 'One door was left, and Mr. {neighbor} was new behind it.',
      thanks: '“Thank you, {name},” he said. “Thank you, qatayef.” Then he looked at the plate.',
      nothing: '“I have nothing for the plate,” he whispered.',
    },
    s09: {
      look: 'The plate looked up. Mr. {neighbor} looked down.',
      think: '{name} thought, fast as a sparrow.',
      idea: '“Then put yourself on it! Eat with us!”',
      straight: '“I’d have to sit very straight,” said Mr. {neighbor}.',
    },
    s10: {
      sun: 'Half an orange… a quarter… a rind…',
      hurry: '“Hurry!” cried {name}. “The cannon!”',
      knees: '“My knees are fasting,” puffed Mr. {neighbor}. “From running.”',
      mine: '“Mine only fasted till noon,” called {name}.',
    },
    s11: {
      boom: 'BOOM!',
      date: '“Bismillah,” said Mr. {neighbor}, and ate the sweetest date in the world.',
      ask: '“And my plate?” asked Grandma. “Did it come home empty?”',
      full: '“No,” said {name}. “Full.”',
    },
    s12: {
      moon: 'A moon last night, thin as a lash: Eid!',
      small: '“It’s small,” said Mr. {neighbor}, “but it’s a whole one.”',
      wait: '“Wait!” cried {name}, and ran for the maamoul.',
      refrain: 'Out goes the plate, home comes the plate…',
    },
  },
  alts: {
    s01: 'Evening in a courtyard. A lantern throws red, gold and blue spots over the wall and the face of {name}, who looks up at a thin crescent above the edge of the roof. One blue spot sits on the cat’s eye.',
    s02: 'On the left, in a dark lane, a big round drum with its drummer. On the right, in the lamplight of the kitchen, {name} rubs one eye; the other one is open, and a date is on its way to the mouth. Grandma holds out a glass of water, a second one stands ready, and a sparrow waits at the window.',
    s03: 'The same sunny courtyard seven times, each in a round picture. The shade shrinks from one to the next, and {name} waits in it with a sparrow; in the last one a minaret stands in the sun. In between, the cat has a fish.',
    s04: 'Straight down on two plates with blue stars, heaped with steaming golden qatayef. {name}’s right hand holds one, and Grandma’s right hand lays the last of the qatayef on it. The cat has crumbs on its whiskers.',
    s05: 'A market street full of noses: on both sides people in profile follow a ribbon of scent. In the middle walks {name} with a plate of qatayef in both hands. In a window high up, somebody turns a pot over onto a tray.',
    s06: 'An open door. A woman’s arms in wide sleeves heap dates on a star-rimmed plate, so many that they rain down on {name}. She laughs, and her little boy peeps out from behind her skirt.',
    s07: 'A bakery in the dark, and the mouth of the oven glows like a red sun. The baker, white all over, says a hello of flour and holds a long wooden peel with a puffed loaf. The blue plate has half of its dates left. In front, {name} hugs a round bread as wide as both arms. On {name}’s sleeve is a handprint of flour.',
    s08: 'A bare gray room with a single shelf. An old man holds the empty plate by its rim with both hands, and his sad face is mirrored in it. Beside him lie a knife, curls of wood and a block that begins to look like a bird.',
    s09: '{name} points at the plate on the floor. Next to it, the old man measures himself between thumb and finger. In the low sun, his shadow fits the plate.',
    s10: 'Rooftops, black against an orange sky. {name} pulls the old man by the hand from roof to roof, again and again, while the sun behind them sinks from a half to a thin rind. Behind the windows, all the tables are laid.',
    s11: 'Nightfall and lanterns. A round table full of food: family and neighbors behind it, and from the front, right hands take soup, bread and an orange, and one offers dates. {name} lays a hand on the old man, who lifts a date to his mouth. The plate stands right in front of him, and in it is his face. Outside hangs a ring of smoke from the cannon.',
    s12: 'The first blue morning of Eid. At the gate stands the old man, dressed in white, with the star-rimmed plate. On it is a sparrow carved from wood, its beak up, and a real sparrow sits beside it. {name}, in new clothes, comes running with a tray of sugared maamoul. A thin crescent of gold paper hangs among the flags.',
  },
  coverAlt:
    'At night a plate with blue stars flies over the roofs, so big that {name} sits in it beside a dish of qatayef and points to a thin crescent moon. Below it an old man stands in the one lit window of a tall house. On the back, a cat sleeps in a small plate that flies along.',
  closing: en.closing,
  blurb:
    'Tomorrow {name} is fasting: the sparrow’s fast, from dawn till noon. It’s small, but it’s a whole one. And in the long, delicious afternoon, Grandma sends out two plates of qatayef. One comes home with dates. One stops at a door where there is nothing to give. And no plate goes home empty.',
  dedicationPlaceholder: en.dedicationPlaceholder,
};
