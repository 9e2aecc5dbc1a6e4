import type { Lexicon } from './lexicon';

/** English, and words that travel. */
export const english: Lexicon = {
  script: 'latin',
  words: `
    kill* murder* =slay =slays slaying slain slaughter* assassin* homicid* suicid* genocid* massacr* execut* behead* decapitat* strangl*
    suffocat* chok* stab =stabbed slash slashed slit gut gutted disembowel* dismember* mutilat* tortur* maim maimed butcher* impal*
    lynch* hanged drown* poison* shoot gunshot* gunfire* gun gunman gunmen handgun* shotgun* machinegun* pistol* rifle* revolver* firearm* uzi =ak47 =ak glock*
    bullet bullets ammo* ammunition* grenade* bomb* dynamit* explosiv* explod* explosion* detonat* missile* warhead* landmine* nuke* nuclear* weapon*
    knife knifed knives dagger* machete* switchblade* cleaver* chainsaw* guillotin* noose* gallows electrocut* blood bloody bloodi* bloodbath*
    bloodstain* bloodthirst* bleed* =bled gore gory guts corpse* cadaver* dead deadly death* deceas* =die =dies =died =dying =grave =graves
    graveyard* gravestone* tombston* coffin* carcass* zombie* undead skull* severed amputat* wound wounded injur* hurt* harm selfharm* abus*
    assault* attack* beaten punch* slap* smack* spank*   bully* bulli* violen* brutal* cruel* sadis* terror* isis hamas
    hezbollah jihad* qaeda qaida taliban kidnap* abduct* hostag* =rape raped rapes raping rapist* molest* pedo pedos pedoph* paedo* incest* grope* groping
    sex sexy sexi* sexual* sext sexting porn* hentai nude nudes nudity nudist* naked* topless bottomless stripper* striptease* undress* unclothed lingerie bikini thong* =bra =bras
    panties panty underwear boob* breast tit titty titties nipple* penis* dick cock vagina* pussy pussies genital* testicl* =butt =butts buttock*
    ass arse arses asshole* arsehole* anus anal boner* erection* orgasm* masturbat* horny slut* whore* hooker prostitut* brothel* escort* bdsm fetish* kinky
    erotic* seduc* condom* sperm* semen =cum cumming fuck* =fuk fuking =fck fcking phuck* =fuq shit* =sht =crap crappy bitch* =btch bastard* =cunt cunts damn* dammit twat* wank* bollock* bugger* piss*
    motherf* douche* dumbass* badass* bullshit* retard* idiot* moron* imbecil* stupid* dumb loser* fatso lardass freak* scumbag* scum ugly
    nazi* neonazi* hitler* swastik* fascis* =kkk klan klansm* holocaust* supremac* racis* antisemit* nigger* nigga* faggot* fag dyke* tranny trannies
    kike* gook* wetback* raghead* infidel* xenophob* homophob* hate hateful hatred drug druggie* cocain* =coke heroin =meth methamph* crackhead*
    opium opioid* lsd ecstasy mdma ketamin* fentanyl marijuan* cannabis =weed hashish bong stoned stoner overdos* junkie* addict* beer booz* wine vodka*
    =rum tequila* =gin champagn* liquor* alcohol* cocktail* drunk* tipsy hangover* cigar* smoking smoker smokes vape vaping vapes nicotin* tobacco* hookah* shisha*
    gambl* casino* poker roulett* slotmachin* satan* devil* demon demonic lucifer hell sacrific* cult curse cursed possessed exorcis* vampir* cannibal*
    horrif* horror* gruesom* ghastly terrify* terrifi nightmar* puke puking vomit* feces faeces turd diarrh* war warfare tank
    battlefield* riot hitman mafia* gang gangster* thug robber robbing robbed robs robbery burgl* criminal* crime prison* jail* arrest* fight fought
    brawl* starv* =trump =biden =putin =netanyahu politic* election* abortion* arson* crucif* scalped skinned flayed evil destroy* annihilat* exterminat* eradicat*
    stabbing sniper* knuckleduster* intestin* gouge gouged gouging orgy orgies blowjob* handjob* =xxx nsfw blackface vermin slave slaves slavery osama  =kys unalive* damned dickhead* carnage
    sangre nackt* =nue =nues puta putas putain merde scheiss* scheisse asesin* kurwa mierda sangr* muerte schlampe hure fick* arsch* salope connard cazzo stronz* vaffancul* cyka pizdec
    2atl* atl katl qatil 7ashish* 5ara 5amr mosaddas musaddas sikkin sikin intihar mawt =damm yedbah dbah dba7 dab7 bidakhen sharmout* sharmut* zebb kahba kalbeh ibnelkalb
    samim retzah ratzah kus kusemak kusemek  manyak maniac sigareta sigaret* trup =trupy narkota vodka naked
    whisky whiskey whiskies
  `,
  phrases: `
    dam al, dam metz,
    brass knuckles, slot machines,
    chop off, chops off, burn her, burn him, burn them, off the cliff, off a cliff, electric chair, break his, break her, breaks his leg, out of the window, brass knuckle, armed and, arm ripped, leg ripped, ripped off, cutting his wrist, slit wrist, his wrists, her wrists, hangs herself, hangs himself, any clothes, nothing on, slot machine, betting on, white hood, black people as, ss uniform, bin laden, into the towers, concentration camp, in chains, kick the puppy, kick a puppy, hang all, hang them, clothes take them off, clothes take, take them off, kus emak, ya ibn, ibn el kalb, deported, throw the baby, gouged out,
    set on fire, on fire, cut off, cut his, cut her, cut the dog, cut the cat, cutting himself, cutting herself, cuts himself, cuts herself, cut himself, cut herself, blow up, blown up, blows up, blowing up, no clothes, without clothes, clothes off, take off her, take off his,
    no pants, without pants, no shirt on, white power, ku klux, run over, runs over, car crash, plane crash, making out, middle finger, flipping off, gas chamber, heil, sieg, self harm, get high, getting high,
    smoke a, smoke weed, doing shots, jump off a, jumps off a, off a bridge, off a roof, off the roof, off a cliff, pole dance, pole dancer, lap dance, see through, make him cry, make her cry, push him, push her, pushed off, throw the cat, throw the dog,
    hit the, hit him, hit her, hits the, hits him, hits her, hitting, crack pipe, magic mushroom, weed leaf, hang him, hang her, hang himself, hang herself, hanging himself, hanging herself, from a noose, beat up, beat him, beat her, beats him, beats her, beats his, beating up,
    beating him, beating her, beating his, beating the, kick him, kick her, kick the dog, kick the cat, kicks the dog, kicks the cat, kicking a dog, kicking the dog, kicking the cat, got shot, shot in, shot him, shot dead, burn the, burn down, burning house, burned alive, burnt alive, burning alive, burning a person, burning the, fat kid, fat girl, fat boy, fat pig,
    shut up, shut your, go to hell, gay slur, white only, whites only, ethnic cleansing, drink till, bottle of, drinking a beer, in handcuffs, evil clown, rotting, rip his, rip her, ripped apart, tear apart, torn apart, head off, arm off, leg off, heads off
  `,
  innocent: `
    whisk whisks whisked bulletin bulletins dam dams damp litle adult adage  kusudama
    breastplate gingham ginger gingerbread cocker cockers cockatoo cockatiel peacock hancock hello shell shells butterfly butter button hurtle hurtling hurtles sextant sextet spicy cockle robin
 ganges hellebore skullcap skullcaps
  `,
  innocentPhrases: `
    out of the window looking, goldfish tank, whipped cream, beaver dam, looking out of the window, looks out of the window, look out of the window, cut out of, peeks out of the window, waving out of the window, waves out of the window,
    snowball fight, pillow fight, water fight, fighting fish, shooting star, shooting stars, bamboo shoots, green shoots, shooting hoops, killer whale, sperm whale, bullet train, bath bomb, fish tank, water tank, tank top, tug of war, riot of, ugly duckling,
    creepy crawly, pussy cat, pussy willow, blue tit, great tit, coal tit, red breast, fruit punch, butter knife, cake knife, dead sea, dead leaves, death valley, wound up, star wars, sugar skull, devil's food, hole punch, punch bowl, blood orange, blood moon, chicken breast,
, ginger ale, ginger beer, root beer, head off to, heads off to, jumps off a log, jump off a log, bottle of water, bottle of milk, baby bottle of, bottle of juice, hit the ball, hits the ball, hit the drum, hits the drum, hit the piñata, hit the target, beating the drum, cut off the crust
  `,
};
