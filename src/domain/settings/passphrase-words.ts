/**
 * The words that passphrases are made of: 2,048 nouns of WordNet (licence in `content/phrases/LICENSES.md`), three to eight
 * letters each, in alphabetical order. Made by `scripts/make-passphrase-words.mjs`. Each word of a passphrase is worth 11 bits.
 */
export const passphraseWords: readonly string[] = `
abbey abyss acacia acetone acid active adamant addition additive adhesive adjunct aerator aerofoil aerosol affinity
afghan afters agate agave agent agnathan air aircraft airfield airport airway aisle albumin alcohol alga algae
aliment alkali alkaloid alley alloy aloes ammoniac amoeba amphibia amulet amylum anaconda analyzer anchor andrena
anemone angle anion anionic aniseed annual anode anodyne ant antacid anteater antelope antenna antiacid antibody
antigen anuran anvil ape aperient aperture apple apron arachnid arbor arc arch argon armchair arms aroid arroyo art
ascent ash asphalt aspirin assembly aster asteroid atom attic attire auto autobus avens avocado axe axle azimuth
baccy backyard bacon bacteria baffle bag baggage bagpipe bale ball ballast balloon ballpark ballroom balsam banana
bandage bangtail banister banjo bank banner bar barbecue barbell barge barium bark barley barn barnyard barrack
barrel barrier base basement basin basket baste bat bath bathrobe bathroom bathtub baton bay bayonet bazaar beach
bead beak bean bear bed bedding bedpost bedroom bedstead bee beebread beech beef beehive beer beetle begonia belfry
bell belt bench bend berg berry bevel beverage bicycle bike bin binary binder bird biscuit bitter bivalve bivouac
blade blanket blinker blob block blossom blower blowfish blubber bluefish bluff boat boater bodice bog boiler bolete
bolster bolt bond bonnet bookcase boot booth bottle bough boulder bound bouquet bovid bovine bow bower bowl box
boxcar brace bracing bract brake brakes bramble brass bread breeches breeze brew brewage brick bridge bridle brier
brim brine brink bristle brittle broiler bronc bronze brook broom bubble buck bucket buckle buckskin bud buffalo
buffer buffet bug buggy bugle builder building bulb bulge bulwark bun bunk bunker burner burr burrow bus bush butter
button bypass cab cabana cabbage cabin cabinet cache cactus cafe cage cake calcite calcium calculus calf calyx
camera camp can candle candy cane canid cannon canteen cantle canvas canyon cap cape caper capsicum capsule car
carangid carbon card cargo carpet carriage cart carving cascade cashmere casino castle catalyst catapult catheter
cathode catkin cattle cave cavern cavity cedar ceiling cell cellar cement central ceramic cereal cervid cetacean
chaff chair chaise chamber chancel chapeau chapel charcoal charger chariot cheat cheese chemical chestnut chew chick
chicken chilly chimney chip chisel chlamys chloride chlorine chock choke chop chord chrome chromium chuck churn
chute cicada ciliate cilium circle circuit citrate citron citrus civet clam clamp clasp classic claw cleaner cleat
cleft clematis clench cliff climb cling clip cloak clock clog closet closeup cloth clothes clothing cloud clover
coal coast coat coating coattail coax cockatoo cockpit cocktail coconut cocoon coffee cogwheel coil collage collar
colloid colors colt colubrid comb combine comet commode commuter compact compass compost compress computer concrete
cone confect conifer conserve console convent cookie cookware coolant cooler coop cope copier coping copper cord
cordial corduroy cork corn cornel cornmeal corona corral corridor cosmos costume cottage cotton couch counter
coupler coupling cove cover covering coverlet cow cowhide cowling cows coyote crab crabmeat cradle craniate crate
crease creek creeper cress crevice crib cricket crimp crinkle crisp crochet crop cross crow crt crucifer crucifix
crude crush crusher crust crutch crystal cube cuff cumulus cup cupboard cur curative curbside cure curio curl
curlicue currant current curtain curve cushion cusp cylinder cypress cyprinid daffodil dainty daiquiri daisy dam
dart debris decapod decor deer delta dent denture deposit depot desk dessert detector device dew diagonal diagram
dial diatom dice die diet dietary dilution dinner dip dipole dipper dipteran dipteron discard dish disk ditch divan
dive dna dock dog doghouse dogwood doll door doorbell doorknob doorway dooryard dose dot dough dove dovetail down
downhill downpour drag drape drapery draught draw drawer dress dresser dressing drift drill drink driveway drizzle
drone droop drop dross drum drumhead drupe drygoods duck dugout dumbbell dun dune dust dwelling dye dyestuff eagle
earphone easel eatable eatery edifice effect egg eggplant eggs elapid elastic electric electron elephant elevated
elevator elm eluate embassy emblem emmet empty energy engine entrance entrant entryway envelope enzyme epaulet epoxy
equid equine erica ester estuary ethanol eucalypt exchange exhaust exit export extract eyepiece fabric facade
facility facing factory fake falcon fallout fallow fan farm fat faucet faulting feather feed feeder feedlot feeler
feline fell fence fencing fender fern ferry fibre fibrin fiddle figurine filament filling filly filter finch
firewood firework fish fixture flag flail flake flannel flap flare flask flat flats flavorer flea fleck flimsy flint
flood floor flooring flounce flounder flour flower fluff fluid fluoride fluorine flute fly foam fog foil fold
foliage footgear forge fork fort fortress fortune foundry fountain fowl fox foyer fraction fragment frame freeway
freight frieze fringe frog frontal frost froth fruit fuel fume fumes fungus funnel fur furnace furrow fuse fuzz
gadget gadoid gallus garage garb garbage garden garment garner garrison gasoline gate gatepost gather gauge gear
gelding gem gentian geranium geyser giant gig gilt ginger gingham glacier glad glass glasses glaze globulin glove
glowing glue glycerol gnawer goad goat goose gorge gossamer gourd gown grab grain granary granite granule grape
graphic graphite grapple grate grating gravel gravity grease greens grill grille grinding grocery groove ground grub
guitar gulf gully gum gust gutter gym hail hall hallway halogen halter ham hammer hamper handbag handcart handgrip
handle hardtack hardware hare harness harp harrow harvest hasp hat hatchway haven haw hawk hawthorn hay haze hazel
hazelnut headgear headland hearth heat heater heath heaver hedge heel helium helm helmet helping hem hen herb
herring hibachi hibiscus hide highroad highway hill hillock hillside hilt hinge hobble hock hoe hoist holder
holdfast hole hollow holly holster hominid honey honeybee hoof hook hookup hoop hopper horn horse hospital hostelry
hotel hound house housing hub hump hurdle husky hut hutment hyacinth hyaline hydride hydrogen ice icebox idol
iguanid ikon impetus implant import impurity incense incision incline infield ink inlay inlet inn insect inset
iodide iodine ion iris iron irons island isomer isthmus ivory ivy ixodid jackdaw jacket jade jam jar jelly jet jewel
jitney jog joggle john join jug junction junk jut keepsake kerchief kerosene kettle keyboard keyhole khaki kine kit
kitchen kitten knapsack knife knit knob knoll lab lace ladder lager lagoon lake lamb laminate lamp lance landing
landmass lane lantern lapel larva latch lather launch launcher laundry laurel lavender layer leading leaf leafage
leak leash leather ledge leech legume lemon lemur lentil lepiota lever library lick light lignite lilac lily limited
linden linen links lint lion lipstick liqueur liquid lizard load loading loaf lobby lobscuse lobster local lock
locker locust lodging lodgings loft log loom loop lotion lotus lounge lower lowland luggage lumber lunch luncheon
lycopod machine magnet magpie mahogany mailbox main mainland maize makeup mallow mammal mammoth mane manifold manor
manse mantel map maple marble mare margin marker marsh martini mash mask masonry mast mat match material matting
mattress maze meal meander meat melon membrane mend mercury mere meshwork metal metallic meteor mica micelle
microbat mike milk milkweed mill mince mine mineral mire mirror mist mix mixture moire molecule monazite monkey
monocle monsoon monument mop mosaic mosquito moss motel moth motif motor motorbus motorcar moulding mound mount
mountain mouse mow muck mud mudguard muffle muffler mulch mule mull mum museum mustard mustelid mutton muzzle myrtle
narrow necklace necktie nectar nectary needle nematode nest nestling net nickel nitrate nitrogen nomia notch nozzle
nursery nut oak oat oatmeal obelisk ocean ocelot ocular office oil ointment oleander olive opening ophidian orange
orbiter orchard orchid ore organic organs original ornament oscine outfield outlet output oval oven overall overcoat
overhang overlay overload override overshoe ovule owl oxen oxide oxygen oyster ozone packing pad padding paddle
padlock pail paint painting palace pale pan pane panel paneling panther pantry paper parakeet parcel paring parrot
particle paseo paste pasty patina pavement paving paw pbs pea peacock pear pebble pedestal peg pegboard pelt pen
pencil pendulum peony pepper perch percoid peroxide pet petal pheasant phloem phone photo photon physic piano pickle
pickup picture pie piece pier pig pigboat pigeon pigment pike pill pillow pin pine pinecone pinnacle pipe pique
pismire pit pith pizza plain plane planet plank plant plantain plaster plastic platan plate plateau platform
platinum pleat pliers plug plum plumage plumb plumbing plummet plush ply pocket poke pole pollen polygon polymer
polyose polypore pommel poncho pond pony pooch pool poppy porch pore pork portable portal possum potable potato
pothole pottery pouch poulet poultry powder premix pressor pressure privet privy produce product prong prop protease
protein proton pry pucker puff pulley pulp pulpit pump pup puppet puppy purl purse pushcart pyramid pyrex python
quail quark quarters quartz quill quilt quirt rabbit radar radial radiance radiator radish raft rafter rag rail
railcar railing railroad railway rain rainbow rainfall ram ramp rampart ramrod ranch ranid rapid raptor rat rathole
ration ratite rattler ray razor reactant reagent receiver recorder reef reel refuse rein release relic remake remote
remount render repast reptile reset residue resistor response result retinal rhino rhubarb rib ribbon rice ridge
rift rig rim ringlet rinse river rivet rivulet rna road roadside roadway roast robe rock rocket rockfoil rodent roof
rooftree room rooms roost rooster root rope rose rosebud rosebush rotary rotor round royal rubber rubble rudder
ruffle rug rumen ruminant rump rust rut rutabaga sable sack saddle saddlery safe sag sail salad saline sallow salmon
salon saloon salt salve salvia sampler sand sandal sandwich sap sapphire sardine sash satin sauce sausage sawhorse
scaffold scanty scapular scarf scenery scimitar scissure scrap scraping screen scroll scuff scuttle sea seacoast
seafood seagull seahorse seal seam seashore seating seats seawater seaweed sector sedan sedative sedge sediment seed
seedbed seedpod segment sensor serpent serving settle setup shack shackle shake shallow sham shanty shard shark
shawl sheaf shear shears sheath shed sheep sheepdog sheet shelf shell shelter sherry shield ship shipment shipyard
shirt shoe shoelace shoot shooter shop shore short shovel shower showroom shrine shroud shrub shutter shuttle
sidewalk siding sieve silica silicone silk silkweed silkworm sill silo silver sink sirloin sketch skid skiff skim
skirt skullcap sky skylark skylight slab slack slacks slat slate sled sledge sleeve sleigh slicker slide sling
slipper slit sloe sloop slop slope slug sluice smoke snack snag snail snake snapshot sneaker snip snipe snout snow
snowball snowfall snuffer snug soap soapsuds sock sod sodium sofa solder sole solid solution solvent sonar sorb
sorrel soup sour souvenir sow spaniel spanner spare sparrow spear specs spectrum spice spider spill spiral spire
spirits splice splicing splinter spoke sponge spoon spore spout spray sprinkle sprout spud spume spurge sputnik
squall square squash squirrel stable stadium stair stairs stairway stalk stall stamen stamp stand standby staple
star starch starter station statue steak steam steed steel steep steeple steppe steps stereo stern steroid stick
stifle still stilt stirrup stitch stockade stocking stone stool stopple store stork storm stout stove strain strait
strap straw stray stream street stretch string strip stripe strop stub stucco studio stump sub subshrub subway
suction suds sugar suitcase sulky sumach sundial sunlight sunray sunshade sunshine supper surface sushi swab swamp
swan sward swatch swathe swathing sweater swimsuit swine swirl switch swivel sword syringa system tablet tabletop
tadpole taffy tail tailgate tallow tamper tangent tangle tank tanker tape taper tar tater tavern taxi tea teacart
teakwood teeter teleost temple tenement tent terminal terrace terrier tether textile theatre thermal theropod
thistle thread throne throttle thrust thruway thus thwart tie tile timber timer tin tine toad toast toddy toffee
toiletry tomato torch tornado torrent total towboat towel toweling tower toy track tractor trail train transit
trapping traverse tray treadle treat tree treetop trench trestle triangle tricolor trigger trigon trinket tripod
trough trousers truck trumpet trundle trunk tsh tub tube tubing tuck tulip tungsten tunnel turban turbine turf
turkey turn tweed twig twine twirl tympan tyrosine umbrella unguent ungulate uniform univalve universe upgrade
upland upright upshot upstairs urn utensil vaccine vale valley variable vase vault veg veggie vehicle veil velvet
vent verbena verge vermouth vest vestment vine vinegar vinifera vino violet violin vitamin viyella volaille volatile
volcano voltage vulture wad wader waffle waft wagon wake walkway wall wallet wallop wallow walnut walrus wand
wardrobe wardroom warhorse warmer warship wart wash washbowl waste watch water waterway wax waxycap ways wayside
weaponry wearable weather weave web wedge weed weeds weir weld well westerly wharf wheat wheel whiff whisk whorl
wicker wig wildcat willow wind windmill window wine wing wire withe wolf wood woodland woodwork wool woolen works
workshop world worm wormwood wrack wrap wrapper wrapping wreath wreckage wrinkle xenon xylem yacht yoke yucca zephyr
zigzag zinc zoo
`
  .trim()
  .split(/\s/);
