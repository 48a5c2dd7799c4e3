/** The names of the drawings in art/scenes, sorted; pages name one `
@assets/art/<name>
`. */
const names = `
activity-adventure activity-bac-ha-market activity-beach activity-bich-dong activity-bun-cha-ca activity-cham-towers
activity-coal-museum activity-coast-road activity-con-son-baking activity-cruise activity-cuc-phuong activity-dark-cave
activity-entertainment activity-eo-gio activity-food activity-gio-waterfall activity-golden-bridge activity-hemp-weaving
activity-historical activity-hoa-lu activity-hon-chong activity-independence-palace activity-ke-ga activity-khmer-pagoda
activity-lagoon-sunset activity-langbiang activity-lantern-making activity-mooc-spring activity-mui-dien activity-nature
activity-opera-house activity-phan-thiet-dinner activity-phat-diem activity-phu-quoc-prison activity-po-sah-inu activity-scenic
activity-sea-museum activity-trekking activity-van-long activity-vuong-mansion activity-water-sports contact-desk da-lat da-lat-2 da-lat-3
da-nang da-nang-2 da-nang-3 deal-airport-car-pair deal-bay deal-da-lat-pine-villa deal-domestic-flight-sale deal-ha-giang-motorbike-loop
deal-halong-overnight-cruise deal-hanoi-street-food-walk deal-hoi-an-cooking-class deal-hoi-an-riverside-hotel
deal-hue-boat-and-garden deal-mango-farm-day deal-mekong-two-days deal-nha-trang-dive-day deal-north-south-grand-tour
deal-northern-mountains-five-days deal-phong-nha-cave-days deal-phu-quoc-beach-resort deal-reunification-rail-pass
deal-saigon-night-scooter-food default-cover editor-portrait farm-coconut farm-dragon-fruit farm-durian farm-fruit farm-longan
farm-mandarin farm-mango farm-mangosteen farm-pomelo farm-rambutan farm-star-apple guide-01 guide-02 guide-03 guide-04 guide-05
guide-06 guide-07 guide-08 guide-09 guide-10 guide-11 guide-12 guide-13 guide-14 guide-15 guide-16 guide-17 guide-18 guide-19
guide-20 guide-21 guide-22 guide-23 guide-24 guide-25 guide-26 guide-27 guide-28 guide-29 guide-30 ha-giang ha-giang-2 ha-giang-3
halong-bay halong-bay-2 halong-bay-3 hanoi hanoi-2 hanoi-3 hero-dalat hero-halong hero-hcm hero-mekong hero-ninhbinh hero-phuquoc
hero-sapa ho-chi-minh-city ho-chi-minh-city-2 ho-chi-minh-city-3 hoi-an hoi-an-2 hoi-an-3 hue hue-2 hue-3 inspiration-ridge
itinerary-hanoi-ha-long
itinerary-ho-chi-minh-city-5-days itinerary-hoi-an-3-days journal-window letters-postman lost-sampan mekong-delta mekong-delta-2
mekong-delta-3 mui-ne mui-ne-2 mui-ne-3 nha-trang nha-trang-2 nha-trang-3 ninh-binh ninh-binh-2 ninh-binh-3 offer-cu-chi
offer-halong-kayak offer-hanoi-food offer-hoi-an-basket-boat offer-hue-cyclo offer-mekong-orchard phong-nha phong-nha-2 phong-nha-3
phu-quoc phu-quoc-2 phu-quoc-3 place-da-nang place-halong-bay place-hanoi place-ho-chi-minh-city place-hoi-an place-hue
place-phu-quoc place-sapa post-cho-noi-cai-rang post-da-lat-mua-hoa post-da-nang-mua-he post-dem-ram-pho-hoi post-dem-tau-vao-hue
post-deo-hai-van-xe-may post-ha-long-lan-ha-bai-tu-long post-hai-tu-gio-dau-tien-o-sai-gon post-hoang-hon-phu-quoc
post-hue-trong-mua post-lop-nau-an-tra-que post-mien-trung-mua-mua post-mua-lua-chin-sa-pa post-tau-thong-nhat-chon-giuong
post-tet-cho-nguoi-lan-dau post-to-pho-nam-gio-sang post-trung-thu-hang-ma post-vuon-xoai-cao-lanh price-cart product-accessories
product-alarm-clock product-aloe-gel product-aluminium-case product-anti-chafe product-ao-ba-ba product-ao-dai product-baby-bag
product-backpack product-balm-tin product-bamboo-cutlery product-battery-charger product-beach-mat product-bendy-tripod
product-bike-case product-binoculars product-bivvy product-blazer product-blister-plasters product-board-shorts product-briefpack
product-brocade-holdall product-bucket-hat product-bungee-net product-cabin-case product-cable-lock product-camera-insert
product-camera-pack product-camera-rain-sleeve product-camera-sling product-camera-strap product-camp-chair product-camp-lantern
product-camp-soap product-camp-stove product-camp-table product-car-charger product-carabiners product-card-reader
product-card-wallet product-carry-on product-cashews product-caving-helmet product-charging-cable product-chest-harness
product-child-raincoat product-chilli-cashews product-chilli-mango product-chocolate product-cinnamon product-cleansing-balm
product-clothing product-cloud-backup product-coconut-candy product-coconut-chips product-coffee-beans product-compression-pack
product-congee product-cook-set product-cooling-towel product-deck-bag product-dehumidifier product-desk-fan product-dive-housing
product-document-wallet product-door-alarm product-down-vest product-dragon-fruit product-dried-banana product-dried-mango
product-drip-coffee product-dry-bag product-dry-box product-duffel product-earbuds product-earplugs product-egg-coffee
product-electronics product-explorer-kit product-face-mask product-film-pouch product-first-aid-kit product-flap-hat
product-float-grip product-folding-fan product-folding-saw product-food product-foot-hammock product-foot-salts product-fruit-box
product-fruit-leather product-furoshiki product-gaiters product-garment-folder product-gimbal product-green-tea product-hair-cap
product-half-helmet product-hammock product-hand-fan product-hand-grinder product-headlamp product-health product-helmet-liner
product-hemp-jacket product-highland-spice product-hip-bag product-honey product-hydration-pack product-hydration-vest
product-hygrometer product-insect-repellent product-jackfruit product-jewellery-roll product-jungle-hammock product-kids-ao-dai
product-kids-pack product-krama-scarf product-lapel-mics product-laundry-kit product-leaf-bath product-led-panel product-leech-socks
product-lens-cleaning product-lens-filter product-lens-wrap product-lifebelt product-light-meter product-linen-dress
product-linen-shirt product-linen-trousers product-lip-balm product-long-sleeve product-lotus-seeds product-luggage
product-luggage-tag product-macadamia product-mango-vinegar product-market-net product-memory-card product-memory-wallet
product-merino-tee product-mess-tin product-mixed-chips product-money-belt product-mosquito-net product-mosquito-plug
product-neck-fan product-neck-pillow product-non-la product-notebook product-organiser product-outdoor product-overshoes
product-packable-daypack product-packing-cubes product-paracord product-passport-sleeve product-pepper product-phin product-pho-kit
product-phone-lanyard product-phone-mount product-phone-pouch product-photo-album product-photo-gloves product-photo-printer
product-photo-waistcoat product-photography product-pineapple-rings product-pocket-router product-poncho-clips product-power-bank
product-power-strip product-purple-potato product-pyjamas product-rain-cover product-rain-poncho product-rain-suit
product-reading-light product-rice-paper product-ride-on-case product-riding-gloves product-riding-jacket product-roll-on
product-roll-top-pack product-rolling-trunk product-sachets product-saddle-bags product-sandals product-sanitiser-card
product-sarong product-screen-protector product-seaweed-crisps product-sedge-basket product-selfie-stick product-sewing-tin
product-shampoo-bar product-sheet-mask product-shoe-covers product-shoe-dryer product-shot-log product-shower-head
product-silk-liner product-silk-scarf product-sim-card product-sim-case product-sleep-headband product-sleep-mask
product-sleeping-bag product-sleeping-mat product-sling-bag product-snorkel product-soft-bottle product-solar-panel
product-solar-shower product-speaker product-ssd product-star-tracker product-sun-compact product-sun-hoodie product-sun-sleeves
product-sun-stick product-sunglasses product-sunscreen product-sup product-tabi-socks product-tablet-sleeve product-tarp
product-tea-bags product-tea-tin product-tent product-tet-hamper product-thermal-top product-toe-socks product-toiletry-bag
product-tote product-towel product-tracker-tag product-trail-mix product-translator product-travel-adapter product-travel-bottles
product-travel-iron product-trek-pack product-trekking-poles product-tripod product-umbrella product-vest-tops
product-voice-recorder product-wall-charger product-warming-patch product-water-bottle product-water-carrier product-water-shoes
product-weekender product-wet-wipes product-wheeled-pack product-wind-shell product-wrap-skirt product-wrapped-sweets
product-wrist-strap product-zinc-paste product-zip-off-trousers promo-farm-tour promo-trip-plan quy-nhon quy-nhon-2 quy-nhon-3 sapa
sapa-2 sapa-3 shared-places shop-stall spot-back-basket spot-bagged-mango spot-banh-mi spot-banh-xeo spot-banknotes spot-berth spot-broom
spot-cave-helmet spot-com spot-crab spot-cut-mango spot-dried-mango spot-flower-baskets spot-helmet spot-kumquat spot-langur
spot-life-jacket spot-lucky-envelope spot-meal spot-mooncake spot-non-la spot-paddle spot-pepper spot-phin spot-pho spot-rain-cape
spot-rice-ear spot-river-lantern spot-silk-lantern spot-soy-milk spot-star-lantern spot-train-ticket spot-vu-lan-roses
spot-watering-cans
spot-wild-sunflower story-hue-bridge story-hue-mandarins story-hue-puddle story-hue-purple story-hue-tower story-river-coffee
story-river-noodles story-river-pineapples story-river-prow topic-caves-of-phong-nha topic-craft-villages
topic-cycling-the-countryside topic-diving-and-snorkelling topic-festivals-through-the-year topic-fruit-and-farm-tables
topic-herbal-baths-and-massage topic-hot-springs topic-island-hopping topic-mid-autumn-festival topic-motorbike-roads
topic-noodle-soups topic-quiet-beaches topic-street-food-etiquette topic-temples-and-pagodas topic-tet-lunar-new-year
topic-trekking-the-north topic-vietnamese-coffee topic-water-puppets-and-stages topic-yoga-and-slow-retreats topics-adventure
topics-beaches topics-cuisine topics-culture topics-festivals topics-wellness trip-ahead
`

/** All of them. */
export const drawings: readonly string[] = names.trim().split(/\s+/)

const known = new Set(drawings)

/** Whether there is a drawing of this name. */
export const isDrawing = (scene: string): boolean => known.has(scene)
