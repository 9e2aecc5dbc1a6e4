import type { PictureBookText } from '../../../picture-book';

// The needle knows only what it has heard: nobody ever says three. It takes the cry, Ow, for the next number.
export const words: PictureBookText = {
  spreads: {
    s01: {
      opening: 'At the clinic, {name}’s arm went up its sleeve.',
      stay: 'It didn’t say when it would be back.',
    },
    s02: {
      opening: 'Behind the door, somebody was counting.',
      count: '“One… two…”',
      ow: '“OW!”',
      wait: '{name} waited for three. Three didn’t come.',
    },
    s03: {
      arm: '“The arm, please,” said the nurse.',
      sleeve: '“It isn’t home,” said the sleeve.',
      needle: '“Then the needle, please.”',
      hat: '“It isn’t home, either,” said a hat on the tray.',
      wash: '“I’ll wash my hands,” said the nurse. “Slowly.”',
    },
    s04: {
      opening: 'The water ran. The hat slid up, and there was the needle.',
      ask: '“Excuse me,” it said. “Is that the arm?”',
      reply: '“I’m {name}. The arm’s inside.”',
      shout: '“I thought you were a shout.”',
    },
    s05: {
      first: '“It’s my first day,” whispered the needle. “I can count to two.”',
      ask: '“And then?” asked {name}.',
      ow: '“Then comes Ow.”',
      hat: 'It pulled its hat down.',
      eyes: '“Nobody’s ever seen it. They all shut their eyes.”',
    },
    s06: {
      know: '“I’ve met Ow,” said {name}. “One from the door. One from the soup.”',
      where: '“Where are they now?”',
      look: '{name} looked down the collar, in the pocket, up the sleeve. Nobody there. Only the arm.',
    },
    s07: {
      ask: '“What comes after Ow?”',
      three: '“Three,” said {name}.',
      who: '“Has anybody ever been there?”',
      been: '“I have. I’m not two anymore.”',
      what: '“What’s it like?”',
      place: '“There’s a bandage. And a door. And outside, it’s still today.”',
    },
    s08: {
      ask: '“And Ow… does it hurt?”',
      yes: '{name} thought about it. “Yes. But it gets tired.”',
      know: '“Good to know,” said the needle.',
      hat: '“Would you hold my hat?”',
    },
    s09: {
      wet: 'Something cold and wet.',
      ask: '“Is that Ow?” asked the needle.',
      only: '“That’s only wet,” said {name}.',
      one: '“One,” said the nurse.',
      two: '“Two,” said the needle.',
      far: 'That was all it knew.',
    },
    s10: {
      ow: '“OW!”',
      both: 'said {name} and the needle together.',
      short: 'Ow was rather loud, for somebody so short.',
    },
    s11: {
      three: '“Three,” said {name}.',
      place: 'There was a bandage. There was a door. It was still today.',
      hat: '“Your hat.”',
      big: '“It’s too small for me,” said the needle. “I’m three now.”',
    },
    s12: {
      opening: 'That night, in bed, {name} lifted one corner of the bandage.',
      count: '“One,” whispered {name}. “Two…”',
      end: 'Ow was asleep.',
    },
  },
  alts: {
    s01: 'A waiting room. {name} sits in a big sweater, and one of its sleeves hangs empty. Somebody big sits on the next chair and holds the cuff, as one holds a hand. The coats on the wall have empty sleeves, too.',
    s02: 'A closed door, and the pictures around it jump at the shout. {name} listens, with a knot in the empty sleeve. On {gender, select, boy {his} girl {her}} free hand, two fingers are up and a third is halfway. From the far side, somebody comes out and proudly studies a bandage.',
    s03: 'A treatment room. In the middle, a nurse reaches out her hands to the sink. On one side sits {name}, whose empty sleeve has stood up and talks, with its cuff for a mouth. On the other is a tray with a small, pointed hat, pulled all the way down.',
    s04: 'Close up: {name}’s collar covers everything up to the eyes. Opposite, just the same, the eyes of a small needle look out from under its hat. Behind them, the nurse is washing her hands, with her back to us.',
    s05: 'The lamp throws the needle’s shadow on the wall, and it is something huge and round, all mouth. The needle itself is little, with its hat over its eyes. {name} leans close to it, and three fingers peek out of {name}’s collar, too.',
    s06: '{name} searches three times: the collar, the pocket, the sleeve, with a dotted line from one to the next. Out of the sleeve comes the arm, surprised. At the edges are two small memories, a door and a bowl of soup, and in each something small, round and red shouts, then yawns, then sleeps.',
    s07: '{name} and the needle walk toward a three as tall as the page. In its lower bowl is an open door, with grass and sun inside, and a bandage for a doormat. {name} points the way, with the arm that has come out, and the needle lifts its hat to see.',
    s08: 'The needle takes off its hat and lays it in {name}’s open hand, near and large. The thumb is already over the brim. On the needle’s head is only one thin line. Behind them, the nurse is drying her hands.',
    s09: 'The nurse dabs {name}’s arm with wet cotton, and drops run down the skin. On the tray beside her stands the needle. {name} and the needle look at each other, each with one eye. A big hand is around the fist that holds the hat.',
    s10: 'Two open mouths, {name}’s and the needle’s, exactly the same circle. Between them stands Ow: small, round and red, with the biggest mouth of all.',
    s11: 'On {name}’s arm is a bandage, and two tiny feet stick out from under it. {name} holds out the hat. The needle, bareheaded, stands tall on the edge of a yellow box. The door is open, and outside the sun shines.',
    s12: 'Night. {name} in bed carefully lifts a corner of the bandage. Under it, as if under a blanket, sleeps Ow, small and round, its mouth closed. On a chair rests the sweater, hugged by its own two sleeves.',
  },
  coverAlt:
    '{name} holds out a long, wide sleeve, and a hand with its fingers spread peeks out of it, as if around a door. Opposite, on a tray, stands a small needle. It lifts its pointed hat and peeks, too.',
  closing: 'Good night, {name}. If anybody asks how far you can count, say: past Ow.',
  blurb:
    'It’s the needle’s first day. It has a hat, and it can count to two. What comes after two, it has only ever heard: OW! Meanwhile, {name}’s arm has gone up its sleeve until further notice. Lucky that the nurse has to wash her hands. And lucky that somebody here isn’t two anymore.',
  dedicationPlaceholder: 'For {name}, who knows what comes after two. With all our love',
};
