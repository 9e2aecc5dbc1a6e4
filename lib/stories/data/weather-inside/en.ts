import type { StoryText } from '../../model';

export const en: StoryText = {
  spreads: [
    [
      'Early in the morning, there is fog.',
      'There’s fog in the slippers and fog in {name}’s hair. Nothing has happened yet, so you can’t see who you are today. You could be a tiger. You could be a jellyfish. You could be somebody who needs the bathroom.',
      'Then, in the kitchen: clink.',
    ],
    [
      '“What’s the weather in your tummy?” asks Grandpa.',
      'Other people say good morning. Grandpa says that.',
      '{name} takes a look inside. {gender, select, boy {“Sun,” he says.} girl {“Sun,” she says.}} “And a little wind. It’s from hunger.”',
      '“That one blows over,” says Grandpa, “by the second cookie.” And it does.',
    ],
    [
      'Some days, the wind gets into your knees.',
      'The legs go first, and the rest of {name} has to keep up. Past the cabbages! Around the sunflowers! The kite wants to go home, and nobody listens to it.',
      '“What’s the weather in your tummy?” shouts Grandpa.',
      '“Can’t—stop—to—look!”',
    ],
    [
      'Rain begins with one drop, on the chin.',
      'The second drop is on the ice cream. Plip. The third drop is the ice cream. Plop. There it sits, upside down, with its cone on like a party hat. It’s strawberry.',
      '“What’s the weather in your tummy?” asks Grandpa.',
      '“Plop,” says {name}.',
    ],
    [
      'BOOM!',
      'Somebody knocked the tower over. The whole tower! Up to the roof! Somebody says it wasn’t him, it was only his elbow.',
      'Boom goes the tummy. Boom go the feet. Boom goes a block, which hadn’t done anything to anyone.',
      '“BAD WEATHER!” roars {name}. “VERY BAD WEATHER!”',
    ],
    [
      'The storm goes into the tent, with {name} in it.',
      'Grandpa doesn’t say “calm down.” He sits down on the floor, knee by knee, and counts, the way you do after lightning. “One… two…”',
      '“Boom,” says the tent.',
      '“One… two… three… four… five…”',
      '“Boom.”',
      '“Aha,” says Grandpa. “It’s moving away.”',
    ],
    [
      'Butterflies are weather, too.',
      'They come when everyone is looking. Three in the tummy, one on the shoulder, and one sitting on the words.',
      '“What’s the weather?” mouths Grandpa in the front row.',
      '“Five,” mouths {name}. Then number five flies off, and the words come out after it.',
    ],
    [
      'Some evenings, there’s hardly any weather at all.',
      'The dog is as warm as bread. He smells of grass, and a little of something he shouldn’t have rolled in. {gender, select, boy {{name} leaves his nose there all the same.} girl {{name} leaves her nose there all the same.}}',
      '“What’s the wea—” begins Grandpa, and stops. There’s weather you don’t wake.',
    ],
    [
      'And one day, Grandpa doesn’t ask.',
      'He doesn’t ask at breakfast. He doesn’t ask at lunch. He sits on the sofa with his hands in his lap, like two gloves somebody left behind.',
      'The dog looks at {name}. {name} looks at the dog. One of them will have to do something.',
    ],
    [
      '“Grandpa?” says {name}. “What’s the weather in your tummy?”',
      'Nobody has ever asked him before. He has to look for a long time, all the way down.',
      '“A little rain,” says Grandpa. “I miss Grandma.”',
    ],
    [
      '{name} doesn’t say “cheer up.”',
      '{gender, select, boy {He goes and gets the red umbrella. He climbs up onto the sofa and opens it, indoors, over both of them.} girl {She goes and gets the red umbrella. She climbs up onto the sofa and opens it, indoors, over both of them.}}',
      'They listen to it rain. After a while, {name} changes arms. After a while, {gender, select, boy {he} girl {she}} changes back.',
    ],
    [
      '“And now?” asks {name}.',
      'Grandpa takes a look inside, right to the back. “Drops,” he says. “Only drops. And behind them, what’s that? Sun. And a little wind.”',
      '“It’s from hunger,” says {name}. “It blows over by the second cookie.”',
      'And it does.',
    ],
  ],
  alts: [
    '{name} sits up in bed in starry pajamas, with morning fog all around, and looks about in wonder.',
    '{name} laughs and claps in the kitchen beside {gender, select, boy {his} girl {her}} grandfather. On the table are a bowl of fruit, a teapot and a heap of cookies.',
    '{name} runs laughing through the windy garden with a kite.',
    '{name} stands sadly in the rain in the playground, and an ice cream cone lies upside down on the ground.',
    '{name} kicks angrily in the playroom, a few blocks lie on the floor, and a younger boy stares in surprise.',
    '{name} sits grumpily in the opening of the play tent, and {gender, select, boy {his} girl {her}} grandfather sits on the floor outside and waits.',
    '{name} stands shyly on a stage in the spotlights with butterflies all around {gender, select, boy {him} girl {her}}.',
    '{name} hugs a dog in the garden in the evening, among fireflies.',
    '{name} stands in the living room at dusk and looks at {gender, select, boy {his} girl {her}} grandfather, who sits sadly on the sofa with a dog close by.',
    '{name} kneels in front of {gender, select, boy {his} girl {her}} grandfather, who sits sadly on the sofa.',
    '{name} stands on the sofa and holds a red umbrella over {gender, select, boy {himself} girl {herself}} and {gender, select, boy {his} girl {her}} grandfather, and the dog sleeps.',
    '{name} and {gender, select, boy {his} girl {her}} grandfather stand hand in hand in the garden under a rainbow, with the dog beside them.',
  ],
  coverAlt:
    '{name} holds a red umbrella in the garden under a rainbow, with {gender, select, boy {his} girl {her}} grandfather crouching beside {gender, select, boy {him} girl {her}}.',
  closing: 'So, {name}. What’s the weather in your tummy?',
  blurb:
    'Other grandfathers say good morning. This one asks, “What’s the weather in your tummy?” And {name} takes a look: sun, wind, five butterflies and, on the day somebody knocks over the tower, VERY bad weather. Grandpa always asks. Until, one day, he doesn’t…',
  dedicationPlaceholder: 'For {name}, in all kinds of weather',
};
