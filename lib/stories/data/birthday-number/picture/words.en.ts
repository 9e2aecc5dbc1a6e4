import type { PictureBookText } from '../../../picture-book';

// `number` is the birthday's number, `number_name` the figure of that name, `numberBefore` the one before it (`numbers.ts`).
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'On the morning of the birthday, {name} opened one eye. It felt {numberBefore}.',
      other: 'So did the other one.',
    },
    s02: {
      felt: 'The nose felt {numberBefore}. The sock felt {numberBefore}. The tummy felt toast.',
      search: '{name} looked for {number_name} under the pillow. There was the other sock.',
    },
    s03: {
      candles: '“{number_name}!” said the candles.\n“{number_name}!” said the crown.',
      late: '“{numberBefore_name},” said {name}. “{number_name} is late.”',
      look: 'The candles didn’t know where to look.',
    },
    s04: {
      lap: 'The best place in the house was on the lap, between a button and an elbow. Size {numberBefore}, exactly.',
      worry: '“What if {number_name} doesn’t fit?” thought {name}. Not out loud.',
    },
    s05: {
      nobody: 'So {name} drew a picture of nobody and hung it on the front door, to show who was home.',
      white: 'It took all the white.',
      cake: 'The cake waited. Cakes can.',
    },
    s06: {
      opening: 'That evening, behind the door, somebody sniffled. Politely.',
      sniff: 'Sniff.',
      question: '“Who is it?” asked {name}.',
      answer: '“Nobody,” said a small voice.',
    },
    s07: {
      stairs: 'On the stairs stood {number_name}. It was brand-new. It had been standing there since morning.',
      portrait: '“I saw my picture,” it said. “It looks just like me.”',
    },
    s08: {
      nobody: '“That’s a picture of nobody,” said {name}.',
      yet: '“Yes,” said {number_name}. “I’m nobody’s yet.”',
      question: '“Why didn’t you knock?”',
      lap: '“They say there’s a lap in there,” whispered {number_name}. “They say I don’t fit.”',
    },
    s09: {
      come: '“Come in, {number_name}!” called the candles, the crown and the lap.',
      which: '“Which one?” asked {number_name}. “There’s one on the clock. There’s one on the bus. Whose am I?”',
      look: 'They all looked at {name}.',
    },
    s10: {
      breath: '{name} took a breath, all the way up from the sock.',
      call: '“{name}’s {number_name}!”',
      home: '“Come on home!”',
    },
    s11: {
      sat: '{name} sat down. {number_name} sat down. {numberBefore_name} moved over.',
      lap: '“Oof,” said the lap. “Is anybody still outside?”',
      felt: 'The nose felt {number}. The sock felt {number}. The tummy felt cake.',
    },
    s12: {
      ask: '“And me?” asked {numberBefore_name}.',
      nights: '“You do nights,” said {name}.',
      dark: 'The big lamp went out. The little lamp went out.',
      end: '{numberBefore_name} stayed on.',
    },
  },
  alts: {
    s01: 'A bedroom in the morning. {name} lies in bed with one eye open and one eye shut. On the blanket sleeps a small, soft figure in the shape of the number {numberBefore}, and it glows a little.',
    s02: '{name} kneels on the bed and lifts the pillow high with both hands. Where it was lies the other sock, striped. The figure {numberBefore}, in a nightcap, helps with the search.',
    s03: 'A birthday table: a cake with candles, {number} of them, and a paper crown with the number {number} on it. {name} stands with folded arms, and next to {gender, select, boy {him} girl {her}} the figure {numberBefore} stands just the same. The candles look away.',
    s04: 'Close up: somebody big up to the smile, two buttons and an elbow, and between them, on the lap, {name} curled up with the figure {numberBefore}. There isn’t an inch to spare.',
    s05: 'The front door stands open. On its outer side {name} proudly straightens a sheet that is painted white all over. Out on the stairs there is a faint shadow. On the table waits the cake.',
    s06: 'Evening. {name} holds an ear to the closed door. Behind it, on the dark stairs, stands somebody small, hardly lighter than the dark: shoulders up, a tag at the side, and the strip of light under the door touches only the toes.',
    s07: 'The door is open. On the stairs, in the middle of the dark, stands the figure {number}: new and shiny, with the label still on, looking at the floor. Behind it, on the door, is the white sheet.',
    s08: '{name} and the figure {number} sit side by side on a step, the same height, knees pulled up the same way. The figure whispers behind its hand.',
    s09: 'A bright doorway. The clock on the wall and the bus outside the window each show a plain {number}. Inside, the candles, the crown and somebody in an armchair, the face behind balloons and the hands held out, are calling. Outside stands the figure {number} and doesn’t move. {name} is on the doorstep, and they all look at {gender, select, boy {him} girl {her}}.',
    s10: '{name} stands on tiptoe and calls, eyes shut, with both hands at the mouth. The call fills the stairs with light, and the figure {number} shines and runs, and its label flies off.',
    s11: 'On the lap of somebody big sit {name}, the figure {number} and the figure {numberBefore}, squeezed in and covered in crumbs, a bitten slice of cake held up high, and there is room left. On the door behind them hangs a new picture, full of color.',
    s12: 'Night. {name} sleeps with the figure {number} in {gender, select, boy {his} girl {her}} arms. On the shelf over the bed sits the figure {numberBefore} and lights the room.',
  },
  title: '{number_name} Is Late',
  coverAlt:
    'A front door, open a little. {name} looks out in a paper crown. Outside on the stairs, the figure {number} hides behind the railing, and a bit of it sticks out.',
  closing:
    'On your birthday morning, {name}, open the door a little. Somebody shy is standing on the stairs. It only needs to hear whose it is.',
  blurb:
    'The candles say {number}. The crown says {number}. Only {name} says {numberBefore}, because the nose is still {numberBefore}, the sock is still {numberBefore}, and nobody has seen {number_name}. Maybe it’s late. Or maybe it’s right behind the door, waiting to be called. And not by just anybody.',
  dedicationPlaceholder: 'For {name}, who is turning {number}. With all our love',
};
