/**
 * Words that WordNet weighs highly because they are widely connected (`agnathan` is above all fish without jaws) but
 * that few people could spell after hearing them, trade marks, words with two spellings, and plurals of words that are in the list.
 */
export const obscure = new Set(
  `
adamant addition adjunct aerator aerofoil affinity afghan afters agave agnathan albumin algae aliment aloes ammoniac
amphibia amylum analyzer andrena anion anionic anode anodyne antacid antiacid anuran aperient arachnid arms aroid
arroyo assembly avens azimuth baccy baffle bangtail barrack baste bayonet beebread berg bevel binary bivalve bivouac
bluefish bodice bolete bovid bovine bower bract brakes brewage brier bronc calcite calyx canid cantle carangid
catkin cervid cetacean chaff chancel chapeau chlamys chock ciliate cilium citrate citron cling clothes coax colloid
colors colubrid commode cope coping cordial cornel cowling cows craniate crimp crt crucifer curative curbside
currant cusp cyprinid daiquiri decapod diatom dipper dipteran dipteron dna dooryard downhill draught dross drupe
drygoods eatable edifice effect eggs elapid elevated eluate emmet entrant epaulet equid equine erica ester eucalypt
facing faulting feedlot feeler fibre fibrin flats flavorer flounce footgear frieze fumes gadoid gallus garb garner
gelding gentian gig glasses globulin glycerol gnawer greens grille grinding handcart hardtack haw heaver helm
hibachi highroad hillock hobble hock holdfast hominid hostelry hutment hyaline hydride iguanid ikon impetus impurity
infield inset iodide irons isomer isthmus ixodid jitney jog joggle john jut kine laminate leafage lepiota limited
links lobscuse lodgings lycopod main mallow manse mantel mere meshwork mica micelle microbat mike moire monazite
motorbus moulding muck mull mum mustelid narrow nectary nematode nomia ocular ophidian orbiter ore organs oscine
ovule packing paneling paseo pbs percoid phloem pigboat pique pismire pith platan polyose polypore pommel portable
potable pressor privy protease pucker purl pyrex quarters quirt radiance ranid rathole ratite reactant reagent
remount repast residue retinal rna rockfoil rooftree rooms rumen rutabaga salve sawhorse scanty scapular scissure
scuff shears shooter slacks sloe sorb specs spirits splice spume spurge stairs stockade stopple subshrub sulky
sumach sunray swab sward swathe swathing syringa teakwood teleost theatre thermal theropod thus thwart tine towboat
toweling trapping treadle trigon tsh tympan tyrosine unguent ungulate univalve upshot verbena verge vestment
vinifera vino viyella volaille wad wader waft wardroom wart waxycap ways weeds westerly whorl withe woolen works
wrack xylem
`
    .trim()
    .split(/\s/),
);

/** As many words that everybody knows, in their place. */
export const familiar = `
acrobat airmail almond anthill apricot aquarium artwork atlas aurora avenue backpack badge badger bakery ballet
bamboo baseball beagle beaver birdbath birdcage birthday bluebell bluebird bonfire bookmark bracelet broccoli
brownie bulldog bumper burrito calendar camel campfire campsite canary canoe captain caramel caravan cardigan
caribou carrot cartoon cashew catfish celery cello cheetah cherry chess chipmunk chorus cinema cinnamon clarinet
clay coaster cobra cobweb coin coral cougar cowbell crayon crown cucumber cupcake custard cymbal dancer denim
dentist diamond dinosaur doctor dolphin donkey doodle doormat dragon dumpling echo eclipse emerald eraser evening
farmer ferret festival flagpole flamingo flipper folder football footpath forest fridge galaxy gallery gardener
gazebo gazelle gecko giraffe glitter globe goldfish gorilla gosling grove hammock hamster handrail haystack hedgehog
highland hippo hockey homework hornet icicle igloo iguana jaguar jasmine jersey jigsaw journal juggler juice jukebox
jungle kangaroo kayak ketchup keypad kiosk kiwi koala ladle laptop lasso legend leopard letter lettuce lifeboat
llama lollipop lullaby lynx macaroni magazine mandolin mango marathon marigold market marmot mascot meadow medal
melody mermaid midnight minnow mitten mongoose moose morning muffin mug mushroom napkin noodle notebook novel nugget
nutmeg oasis oboe octopus onion opera origami ostrich otter package paddock painter pancake panda papaya parade
parka parsley pasta pastry peach peanut pecan pelican penguin perfume picnic pigtail pilot pinwheel pirate pixel
poem polka popcorn porridge portrait postcard poster prairie present pretzel puddle puffin pumpkin puzzle quartet
quiche quiz raccoon raisin raven recipe reindeer riddle robin robot rodeo ruby ruler runway safari sailor salami
salsa sawdust school scone scooter scorpion seaplane seaside seesaw sesame shadow shampoo shamrock shrimp signal
singer siren skyline sloth snorkel soccer sonnet spatula spinach spruce starfish starling stencil story strudel
suburb summer summit sunbeam sundae sunrise sunset symphony syrup tango tapestry teacher teapot teaspoon teddy
telegram tennis termite thimble thunder ticket tiger toaster topaz tortilla toucan treasure trombone trophy truffle
tuba tugboat tundra turnip turtle tuxedo twilight unicorn vanilla village vineyard voyage wagtail weasel weekend
whale whistle windsock winter wizard wombat yoga zebra zeppelin zipper zucchini
`
  .trim()
  .split(/\s/);
