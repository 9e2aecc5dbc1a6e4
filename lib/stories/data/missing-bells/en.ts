import type { StoryText } from '../../model';

export const en: StoryText = {
  characters: {
    boy: { usual: { mainForm: 'Rufus' }, substitute: { mainForm: 'Felix' } },
    classmate: { usual: { mainForm: 'Winnie' }, substitute: { mainForm: 'Hazel' } },
  },
  spreads: [
    [
      'One morning, nothing rang.',
      'Not the school bell. Not the shop bell. Not one bicycle, not the baker’s cat. The whole town overslept, even the rooster, who goes by the clock tower.',
      'Detective {name} stood in the quiet square. {gender, select, boy {“Every bell in town,” he said.} girl {“Every bell in town,” she said.}} “This is a case.”',
      'Mustard, the assistant, wagged. He hoped it was about sausages.',
    ],
    [
      '“Rule one,” said {name}. “Look twice.”',
      'The first look, at {boy}’s bicycle, showed what everybody could see: no bell. The second look, through the magnifying glass, showed a hair. It was long and gray.',
      '“Who has gray hair?”',
      '“My grandma,” said {boy}.',
      '“Does she take things?” asked {name}, writing.',
      '“Only naps.” Mustard sniffed the hair. Not sausage.',
    ],
    [
      '“Rule two: everybody has seen something.”',
      '“Not me,” said the baker. “I was up at four, as always. Nobody came by but a short fellow in a black mask, with very small hands, who took the bell off my door and… Oh.”',
      '“Thank you,” said {name}, writing fast.',
      'Mustard had seen something, too. It was a meatball.',
    ],
    [
      'Ding-a-ling! In the market! A bell!',
      '{name} ran. Mustard ran. In a cage hung a parrot, laughing.',
      '“Where were you last night?” The parrot looked at the padlock.',
      '“Here,” sighed the whole market. “Singing. Till three.” Nobody had a better alibi.',
      '“Rule three,” wrote {name}. “Loud isn’t guilty.”',
      '“Sausages!” said the parrot, and Mustard was in love.',
    ],
    [
      '“Rule four: a detective never falls asleep.”',
      'From the roof, you could see everything. {name} watched the street on the left. {name} watched the street on the right. Gray hair, black mask, small hands!',
      'Nobody came. Nothing up there but chimneys and cats, one of them rather wide.',
      '“Keep your eyes open,” whispered {name}.',
      '“Rrronk,” said Mustard.',
    ],
    [
      'At midnight, there was fog at the station.',
      'And in it, something went jing. {name} crept closer. On the platform, under the magnifying glass, was a handprint: five neat fingers, smaller than a baby’s.',
      'Mustard growled at a suitcase. “Not now, Mustard.” Jing, went the fog, over toward the woods.',
      'Nobody looked at that suitcase twice. (See rule one.)',
    ],
    [
      'Jing. It came from the left, between the trees.',
      '{name} lifted the lantern. The trees looked as if they’d just stopped talking. Jing. From the right! A bat came by and had no information.',
      'Mustard walked so close that together they had six legs. No rule says a detective can’t go home. {name} checked.',
      '{gender, select, boy {Then he went on.} girl {Then she went on.}}',
    ],
    [
      '“Got you!” cried {name}.',
      '“Eek!” cried somebody.',
      'Eight bells! And behind the last one sat somebody round and gray, in a black mask that didn’t come off.',
      '“I can explain,” said the raccoon.',
      'That’s what they all say. {name} took a breath to tell him so, and took out the notebook instead. “Rule five: let them.”',
    ],
    [
      '“They’re for her,” the raccoon told {name}.',
      'Up on the bough sat an owl, eyes shut. “She can’t see anymore. She kept flying into trees. So I hang up bells: high for her branch, low for the stream.”',
      'The wind came up the hill. Ting, said the dark. Tong.',
      'And the owl smiled at exactly the right tree.',
    ],
    [
      'The case was solved. That was the trouble.',
      'Take the bells home, and school starts on time. Take the bells home, and an owl flies into a tree.',
      '{gender, select, boy {{name} went through all his rules, forward and backward.} girl {{name} went through all her rules, forward and backward.}} None fit. Mustard lay down, and for once, he wasn’t thinking about sausages.',
      'There had to be a rule six.',
    ],
    [
      '“Shut your eyes,” said {name}. “No peeking.”',
      'The town had come to get its bells back. So they all stood there, eyes shut, and it was dark. Then came the wind.',
      '“My shop door!” whispered the baker. “It says: this way.”',
      '“The school,” whispered {classmate}. “It says: water.”',
      'Nobody asked who took them. Everybody asked who they were for.',
    ],
    [
      'Nobody took a bell home. They brought more.',
      'Sleigh bells, goat bells, a gong. A hundred hung all the way to the owl’s tree, and lanterns, too, for anyone who can only see.',
      '“Rule six,” wrote {name}. “A thing isn’t found until you know who needs it.”',
      'The baker handed out sausages. So it was about sausages, after all.',
    ],
  ],
  alts: [
    '{name} stands in the quiet town square with a magnifying glass, a dog beside {gender, select, boy {him} girl {her}}, and a rooster is asleep on its feet.',
    '{name} crouches and examines a bicycle through the magnifying glass, and a worried boy stands by. The dog sits behind.',
    '{name} thinks hard in the bakery, the baker points in surprise, and the dog sits in front of the counter.',
    '{name} holds up the magnifying glass in the market before a parrot in a padlocked cage, and the dog is amazed.',
    '{name} keeps watch on a rooftop at night beside the sleeping dog. Far behind, among the cats on the wall, sits a raccoon.',
    '{name} searches the foggy station platform at night with the magnifying glass and the dog, and a raccoon sits on a suitcase.',
    '{name} creeps through the night forest with a lantern, the dog close behind, and a bat overhead.',
    '{name} lifts the lantern in the forest and finds a raccoon under a bough of seven bells, with one more bell on the path. Both are surprised.',
    '{name} looks up at an owl with closed eyes on a bough, in front of a full moon, with the raccoon alongside and a string of bells in the grass.',
    '{name} sits thinking on the forest floor at night, between a lantern and the sleeping dog.',
    '{name}, a boy, a girl and the baker stand in the forest by day with their eyes shut, under a bough of bells, the raccoon sits on a stump, and the owl on a branch.',
    '{name} waves in the forest at dusk with a bell in one hand, under a bough of bells, with the dog, the raccoon and the owl.',
  ],
  coverAlt:
    '{name} stands in the town square at dusk with a magnifying glass, with a big dog beside {gender, select, boy {him} girl {her}} and a raccoon by the fountain.',
  closing: 'Good night, Detective {name}. And if something in the dark goes ting, you know what it’s saying.',
  blurb:
    'In one night, every bell in town has vanished: the school’s, the shop’s, even the one on the baker’s cat. Detective {name} has a magnifying glass, a notebook full of rules and an assistant who hopes it’s about sausages. Rule one: look twice. (There’s somebody in the pictures {name} hasn’t noticed yet. Have you?)',
  dedicationPlaceholder: 'For {name}, who looks twice',
};
