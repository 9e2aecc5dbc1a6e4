/** Closed classes and common verbs of English, as children's books use them. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Verbs that hand out a quotation, in the past and the present. */
export const SPEECH_VERBS = set(`
  said says asked asks whispered whispers shouted shouts called calls cried cries yelled yells answered answers replied
  replies explained explains murmured murmurs mumbled mumbles muttered mutters sighed sighs laughed laughs giggled
  giggles chuckled chuckles roared roars growled growls grumbled grumbles hummed hums sang sings squeaked squeaks
  squealed squeals snapped snaps began begins added adds told tells thought thinks wondered wonders announced announces
  declared declares decided decides admitted admits agreed agrees promised promises repeated repeats counted counts
  begged begs pleaded pleads warned warns ordered orders commanded commands cheered cheers exclaimed exclaims gasped
  gasps groaned groans moaned moans sobbed sobs wept weeps barked barks purred purrs hissed hisses croaked croaks
  chirped chirps tweeted tweets hooted hoots bellowed bellows boomed booms puffed puffs panted pants breathed breathes
  yawned yawns suggested suggests remarked remarks observed observes read reads recited recites mouthed mouths
  corrected corrects insisted insists protested protests went goes howled howls snorted snorts sniffed sniffs grinned
  grins smiled smiles nodded nods continued continues finished finishes joked jokes teased teases greeted greets
  screamed screams shrieked shrieks stammered stammers wailed wails whimpered whimpers bleated bleats quacked quacks
  clucked clucks crowed crows neighed neighs mooed moos bragged brags boasted boasts complained complains confessed
  confesses guessed guesses hinted hints inquired enquired invited invites lied lies noticed pointed praised
  predicted scolded scolds soothed sniggered spluttered thundered trumpeted urged uttered vowed
`);

/** Other verbs that only a being performs: whoever does this may be “he” or “she” afterwards. */
export const BEING_VERBS = set(`
  looked looks listened listens watched watches waved waves smiled smiles frowned frowns winked winks blinked blinks
  bowed bows curtsied nodded nods shrugged shrugs danced dances hopped hops tiptoed tiptoes walked walks crawled crawls
  climbed climbs wanted wants wished wishes hoped hopes knew knows remembered forgot forgets dreamed dreamt loved loves
  liked likes hated feared worried pretended pretends wondered decided tried tries ate eats drank drinks tasted tastes
  wore wears hugged hugs kissed kisses tickled tickles sneezed sneezes coughed coughs yawned yawns snored snores
  slept sleeps woke wakes cried wept laughed laughs giggled blushed blushes pointed points clapped claps knelt kneels
  sat sits believed believes understood understands taught teaches learned learnt helped helps thanked thanks lived
  lives visited visits knitted knits baked bakes cooked cooks painted paints steered wrote writes read reads
  felt feels heard hears saw sees smelled noticed notices stretched stretches scratched scratches licked licks
`);

/** Irregular and other verbs that show the word before them to be a subject. */
export const COMMON_VERBS = set(`
  is was are were am be been has had have does did do can could will would shall should may might must isn’t wasn’t
  hasn’t hadn’t doesn’t didn’t can’t couldn’t won’t wouldn’t went goes came comes ran runs took takes gave gives put
  puts made makes got gets let lets set sets stood stands sat sits held holds kept keeps left leaves lay lies found
  finds lost loses fell falls flew flies blew blows threw throws caught catches brought brings built builds broke
  breaks began begins drew draws drove drives grew grows hid hides hit hits hung hangs led leads lit lights met meets
  rode rides rose rises shook shakes shone shines shut shuts slid slides spun spins stuck sticks stole steals swam
  swims swung swings told tells thought thinks threw tore tears won wins said says ate eats drank drinks slept sleeps
  spread spreads sank sinks sang sings cut cuts bit bites bent bends felt feels heard hears saw sees knew knows
  walks looks opens closes turns smiles waves jumps wants lives waits asks calls needs likes loves moves tries
`);

/** Words that open a clause before its subject. */
export const CLAUSE_OPENERS = set(`
  and but or so then when while because as if until till that since before after although though where how why now
  once suddenly today tomorrow yesterday finally slowly quietly soon later next first last again there here still yet
  what who whom whose which for nor than maybe perhaps even only just always never sometimes meanwhile instead
`);

/** Words that part a noun from its determiner's left. */
export const DETERMINERS = set(`
  the a an this that these those my your his her its our their one another every each some any no which whose other
`);

/** Words that are never a name, though a sentence may start with them. */
export const FUNCTION_WORDS = set(`
  i i’m i’ll i’d i’ve you you’re he she it it’s we they me him us them this that these those there here who what when where why how
  which everybody everyone nobody somebody someone anybody anyone nothing something everything all both each every
  some many few none most one two three four five six seven eight nine ten and but or so then if as because while
  until till after before since though although not no yes oh ah well now soon once again still just only even never
  always sometimes maybe perhaps the a an my your his her its our their in on at by for with from to of up down out off
  over under behind beside past into through around across along between among about above below inside outside
  near next first last later today tomorrow yesterday tonight finally suddenly slowly quickly quietly is are was were
  do does did can could will would shall should may might must have has had be let come go look please thank thanks
  good hello hi goodbye hush shh hey more less much other another any such than too very quite nearly almost
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas hanukkah purim passover eid easter english
`);

/** Prepositions of place: their pronoun may be the subject itself (“looked around her”). */
export const PLACE_PREPOSITIONS = set(`
  around round behind before over under above below beneath on in inside across through with without about off front
  ahead of along upon like than
`);

/** What is so much one's own that the possessive before it looks to its own clause's subject. */
export const ONES_OWN = set(`
  head face eye eyes ear ears nose mouth lip lips tongue tooth teeth chin cheek cheeks neck throat shoulder shoulders
  arm arms elbow elbows hand hands fist fists finger fingers fingertip thumb thumbs palm chest heart tummy stomach belly
  back lap knee knees leg legs foot feet toe toes heel heels hair curls braid braids skin breath voice mind way whole own
  weight balance sleeve sleeves pocket pockets coat jacket scarf hat cap boot boots shoe shoes sock socks glove
  gloves mitten mittens dress skirt trousers pants shirt jumper sweater pajamas pyjamas apron belt backpack bag
  paw paws tail wing wings whiskers fur mane beak snout trunk horn horns hoof hooves claws spines antlers feathers
  best deepest first might turn time life name tongue chair bed pillow quilt blanket
`);

/** What sails or rolls and may be called “she”. */
export const VEHICLES = set('ship boat train engine bus car tractor balloon');

/** What comes before and after a possessive that its own clause's subject binds: “made up … mind”. */
export const SUBJECT_BOUND: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/(?:made|makes|make|making) up$|(?:changed?|changes|changing)$/u, /^mind\b/u],
  [/(?:made|makes|make|making|found|finds|pushed|felt|worked|fought|lost)$/u, /^way\b/u],
  [/(?:held|holds|hold|caught|catches|holding)$/u, /^breath\b/u],
  [/(?:shook|shakes|shaking|nodded|nods|scratched|scratches|tilted|bowed|bent)$/u, /^(?:\p{L}+ )?heads?\b/u],
  [
    /(?:opened|opens|closed|closes|shut|shuts|squeezed|narrowed|rolled|blinked|rubbed|rubs|dried|wiped)$/u,
    /^(?:\p{L}+ )?eyes?\b/u,
  ],
  [
    /(?:held|holds|put|puts|stretched|stretches|reached|spread|spreads|threw|throws|stuck|sticks|lifted|raised) (?:out|up|down)$/u,
    /^(?:\p{L}+ )?(?:hands?|arms?|fingers?|thumb|tongue|feet|foot|legs?|paws?)\b/u,
  ],
  [/(?:crossed|crosses|folded|folds)$/u, /^(?:arms|legs|fingers)\b/u],
  [/(?:clapped|claps|clapping)$/u, /^hands\b/u],
  [/(?:stamped|stamps|stubbed|tapped)$/u, /^(?:foot|feet|toe|toes)\b/u],
  [/(?:bit|bites)$/u, /^(?:lip|tongue)\b/u],
  [/(?:shrugged|shrugs|squared)$/u, /^shoulders\b/u],
  [/(?:cleared|clears)$/u, /^throat\b/u],
  [
    /(?:put|puts|pulled|pulls|hitched|hitches|buttoned|buttons|zipped|zips|laced|tied|rolled|tucked) (?:on|up)$/u,
    /^(?:\p{L}+ )?(?:coat|jacket|scarf|hat|cap|boots?|shoes?|socks?|gloves?|mittens?|dress|skirt|trousers|pants|shirt|jumper|sweater|pajamas|pyjamas|apron|belt|backpack|sleeves|laces|glasses)\b/u,
  ],
  [/(?:with|up|on|down)$/u, /^(?:own|whole)\b/u],
  [/(?:^| )both$/u, /^(?:hands|arms|gloves|feet|legs|ears|eyes|knees|boots|shoes|fists|paws)\b/u],
  [/(?:^| )in$/u, /^(?:\p{L}+ ){0,2}voice\b/u],
  [/(?:^| )on$/u, /^(?:tiptoes?|toes)\b/u],
  [/(?:^| )(?:tips) of$/u, /^toes\b/u],
  [/[,“”] with$/u, /^(?:nose|head|eyes|mouth|arms|hands|chin|cheek|ears|hair|feet|tail) /u],
  [/(?:^| )from$/u, /^\p{L}+ (?:up )?to (?:his|her)\b/u],
  [/(?:all)$/u, /^(?:might|strength)\b/u],
];

/** Endings of compound nouns that name who does a thing, with the gender that they carry. */
export const AGENT_ENDINGS: readonly (readonly [ending: RegExp, gender: 'boy' | 'girl' | 'either'])[] = [
  [/\p{L}{3}(?:woman|girl|mother|lady|maid)$/u, 'girl'],
  [/\p{L}{3}(?:man|boy|father|lord)$/u, 'boy'],
  [
    /\p{L}{3}(?:maker|keeper|seller|smith|wright|herd|monger|master|catcher|mender|binder|grower|tamer|teller|ologist)$/u,
    'either',
  ],
];
