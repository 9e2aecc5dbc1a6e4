/** Who may be “he” or “she” in a children's book: nouns by the gender that they carry; singular. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** Nouns of male beings. */
export const MALE = words(`
  boy lad laddie man gentleman gentlemen guy bloke chap fellow sir mister mr son grandson stepson brother stepbrother
  father dad daddy papa pa stepfather stepdad grandfather grandpa granddad grandad gramps grandpapa granda uncle
  nephew godfather husband groom bridegroom king prince emperor duke count baron lord sultan pharaoh wizard sorcerer
  warlock knight monk priest pope rabbi abbot imam waiter actor host hero policeman fireman postman mailman milkman
  fisherman salesman businessman workman craftsman watchman nightwatchman snowman cowboy merman bull ox steer rooster cockerel cock ram billy stag buck drake gander stallion colt tomcat
  boar saba abba dede baba babu deda dedushka tata santa haman mordechai moses elijah schoolboy
`);

/** Nouns of female beings. */
export const FEMALE = words(`
  girl lass lassie woman lady gentlewoman madam ma'am ma’am miss mrs ms daughter granddaughter stepdaughter sister
  stepsister mother mom mommy mum mummy mama mamma ma stepmother stepmum stepmom grandmother grandma granny gran nan
  nana nanny grandmama aunt auntie aunty niece godmother wife bride queen princess empress duchess countess baroness
  witch sorceress enchantress nun priestess rebbetzin waitress actress hostess heroine policewoman postwoman
  saleswoman ballerina mermaid fairy giantess lioness tigress cow hen ewe nanny-goat doe goose duchess mare filly
  vixen sow shosho bibi savta imma ima babushka tante teta maid maiden governess cowgirl schoolgirl snegurochka esther vashti miriam bubbe
`);

/** Nouns of people that may be either. */
export const PEOPLE = words(`
  baby child kid toddler infant twin friend neighbour neighbor cousin parent grandparent sibling guest visitor stranger
  classmate teammate teacher pupil student doctor dr nurse dentist vet baker cook chef farmer gardener driver pilot
  captain sailor pirate skipper admiral soldier general guard officer fisher hunter shepherd goatherd miller tailor
  cobbler shoemaker painter artist singer dancer musician drummer fiddler violinist pianist conductor composer writer
  poet author reader librarian shopkeeper grocer greengrocer butcher carpenter builder plumber mechanic engineer
  inventor scientist professor astronaut explorer detective thief robber burglar judge mayor president minister
  traveller traveler passenger porter clerk cashier seller vendor merchant trader keeper caretaker janitor cleaner
  postie messenger magician acrobat clown juggler trainer coach referee umpire goalie goalkeeper striker player runner
  winner loser champion leader boss chief helper assistant servant beggar giant ogre troll goblin gnome dwarf elf
  pixie sprite ghost monster dragon unicorn phoenix robot alien spirit genie jinn angel demon superhero
  somebody someone anybody anyone person figure inspector firefighter lifeguard barber hairdresser newcomer newborn
  page squire herald jester minstrel hermit lamplighter sweeper
`);

/** Nouns of animals and made-up beings that may be either. */
export const CREATURES = words(`
  puppet doll teddy toy bear panda koala lion tiger leopard cheetah panther jaguar cat kitten kitty dog puppy pup hound
  fox cub wolf coyote jackal hyena rabbit bunny hare mouse rat hamster gerbil squirrel chipmunk hedgehog badger mole
  beaver otter skunk raccoon weasel ferret mongoose bat horse pony foal donkey mule camel llama alpaca sheep lamb goat
  kid pig piglet calf buffalo bison elephant rhino rhinoceros hippo hippopotamus giraffe zebra deer fawn moose reindeer
  antelope gazelle monkey ape gorilla chimp chimpanzee orangutan lemur sloth kangaroo wombat platypus bird chick
  chicken duck duckling gosling swan pigeon dove sparrow robin blackbird crow raven magpie jay owl eagle hawk falcon
  vulture stork heron crane flamingo pelican gull seagull penguin parrot budgie cockatoo peacock turkey ostrich
  swallow nightingale cuckoo woodpecker hummingbird hoopoe snake serpent lizard gecko chameleon crocodile alligator
  turtle tortoise frog toad newt tadpole fish goldfish shark whale dolphin seal walrus octopus squid crab lobster
  shrimp jellyfish starfish snail slug worm caterpillar butterfly moth bee bumblebee wasp ant beetle ladybird ladybug
  firefly glow-worm spider fly mosquito cricket grasshopper dragonfly flea creature animal beast pet dinosaur mammoth
  snowperson scarecrow dolly voice owner master apprentice imp sphinx yeti lark finch wren weathercock
`);

/** Things that tales readily make into beings; alone they are only “it”, so they count close by or once they act. */
export const PERSONIFIED = words(`
  moon sun star cloud wind breeze storm thunder rain snow frost fog night day morning evening dawn dusk winter spring
  summer autumn sea ocean river stream lake mountain hill volcano tree forest flower rose shadow echo light dark
  darkness ship boat train engine bus car tractor balloon kite house door gate lamp clock bell letter
  number year time death sleep dream silence fire candle lantern planet comet earth sky island puddle wave
`);

/** Who is both, by another form: words that may stand in the wrong gender for a hero, each with its counterpart. */
export const COUNTERPARTS: readonly (readonly [male: string, female: string])[] = [
  ['boy', 'girl'],
  ['lad', 'lass'],
  ['laddie', 'lassie'],
  ['man', 'woman'],
  ['gentleman', 'lady'],
  ['sir', 'madam'],
  ['mister', 'miss'],
  ['son', 'daughter'],
  ['sonny', 'missy'],
  ['grandson', 'granddaughter'],
  ['brother', 'sister'],
  ['nephew', 'niece'],
  ['king', 'queen'],
  ['prince', 'princess'],
  ['emperor', 'empress'],
  ['duke', 'duchess'],
  ['lord', 'lady'],
  ['wizard', 'witch'],
  ['hero', 'heroine'],
  ['schoolboy', 'schoolgirl'],
  ['cowboy', 'cowgirl'],
  ['uncle', 'aunt'],
  ['father', 'mother'],
  ['dad', 'mum'],
  ['dude', 'ma’am'],
];

/** Words said of either gender in spite of their form, or too loosely to mark. */
export const LOOSE: ReadonlySet<string> = new Set(['hero', 'guy', 'dude', 'master', 'wizard', 'lord', 'count', 'buck']);

/** Words whose use of a child who plays is no fault: anybody may play the king. */
export const TITLES: ReadonlySet<string> = new Set(
  words('king queen prince princess emperor empress duke duchess father mother dad mum uncle aunt witch'),
);
