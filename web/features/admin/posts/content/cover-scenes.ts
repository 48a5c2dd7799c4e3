/** The ids of web/art/scenes, whose drawings the browser does not load. */
export const coverScenes: readonly string[] = `
activity-adventure activity-beach activity-cham-towers activity-cruise activity-cultural activity-entertainment activity-food
activity-historical activity-nature activity-scenic activity-trekking activity-water-sports da-lat da-lat-2 da-lat-3
da-nang da-nang-2 da-nang-3 deal-airport-car-pair deal-da-lat-pine-villa deal-domestic-flight-sale
deal-ha-giang-motorbike-loop deal-halong-overnight-cruise deal-hanoi-street-food-walk deal-hoi-an-cooking-class
deal-hoi-an-riverside-hotel deal-hue-boat-and-garden deal-mango-farm-day deal-mekong-two-days deal-nha-trang-dive-day
deal-north-south-grand-tour deal-northern-mountains-five-days deal-phong-nha-cave-days deal-phu-quoc-beach-resort
deal-reunification-rail-pass deal-saigon-night-scooter-food default-cover farm-fruit guide-01 guide-02 guide-03 guide-04
guide-05 guide-06 guide-07 guide-08 guide-09 guide-10 guide-11 guide-12 guide-13 guide-14 guide-15 guide-16 guide-17
guide-18 guide-19 guide-20 guide-21 guide-22 guide-23 guide-24 guide-25 guide-26 guide-27 guide-28 guide-29 guide-30
halong-bay halong-bay-2 halong-bay-3 hanoi hanoi-2 hanoi-3 hero-dalat hero-halong hero-hcm hero-mekong hero-ninhbinh
hero-phuquoc hero-sapa ho-chi-minh-city ho-chi-minh-city-2 ho-chi-minh-city-3 hoi-an hoi-an-2 hoi-an-3 hue hue-2 hue-3
itinerary-hanoi-ha-long itinerary-ho-chi-minh-city-5-days itinerary-hoi-an-3-days mekong-delta mekong-delta-2
mekong-delta-3 ninh-binh offer-cu-chi offer-halong-kayak offer-hanoi-food offer-hoi-an-basket-boat offer-hue-cyclo
offer-mekong-orchard phu-quoc phu-quoc-2 phu-quoc-3 place-da-nang place-halong-bay place-hanoi place-ho-chi-minh-city
place-hoi-an place-hue place-phu-quoc place-sapa post-cho-noi-cai-rang post-da-lat-mua-hoa post-da-nang-mua-he
post-dem-ram-pho-hoi post-dem-tau-vao-hue post-deo-hai-van-xe-may post-ha-long-lan-ha-bai-tu-long
post-hai-tu-gio-dau-tien-o-sai-gon post-hoang-hon-phu-quoc post-hue-trong-mua post-lop-nau-an-tra-que
post-mien-trung-mua-mua post-mua-lua-chin-sa-pa post-tau-thong-nhat-chon-giuong post-tet-cho-nguoi-lan-dau
post-to-pho-nam-gio-sang post-trung-thu-hang-ma post-vuon-xoai-cao-lanh product-accessories product-ao-ba-ba
product-backpack product-camera-strap product-carry-on product-cashews product-clothing product-coffee-beans
product-dried-mango product-dry-bag product-dry-box product-duffel product-electronics product-first-aid-kit
product-food product-hammock product-hand-fan product-headlamp product-health product-insect-repellent
product-krama-scarf product-lens-filter product-linen-shirt product-luggage product-non-la product-outdoor
product-packing-cubes product-pho-kit product-phone-pouch product-photography product-power-bank product-rain-poncho
product-sandals product-sim-card product-sunglasses product-sunscreen product-travel-adapter product-trekking-poles
product-tripod product-water-bottle promo-farm-tour promo-trip-plan sapa sapa-2 sapa-3 topic-caves-of-phong-nha
topic-craft-villages topic-cycling-the-countryside topic-diving-and-snorkelling topic-festivals-through-the-year
topic-fruit-and-farm-tables topic-herbal-baths-and-massage topic-hot-springs topic-island-hopping
topic-mid-autumn-festival topic-motorbike-roads topic-noodle-soups topic-quiet-beaches topic-street-food-etiquette
topic-temples-and-pagodas topic-tet-lunar-new-year topic-trekking-the-north topic-vietnamese-coffee
topic-water-puppets-and-stages topic-yoga-and-slow-retreats topics-adventure topics-beaches topics-cuisine
topics-culture topics-festivals topics-wellness
`
  .trim()
  .split(/\s+/)
