import { drawnScene, pictureUrl } from './art'

/** `strip`: a strip of the wide format; `tall`: on phones. */
export type HeadCrop = 'strip' | 'wide' | 'tall'

/** Drawings with a light sky by day, which need dark titles (`art.test.ts` measures the skies). */
const byCrops: readonly (readonly [crops: readonly HeadCrop[], scenes: readonly string[]])[] = [
  [
    ['strip'],
    [
      'deal-mekong-two-days',
      'guide-28',
      'hero-phuquoc',
      'offer-hanoi-food',
      'phu-quoc',
      'post-hoang-hon-phu-quoc',
    ],
  ],
  [
    ['tall'],
    [
      'activity-bac-ha-market',
      'activity-bich-dong',
      'activity-cham-towers',
      'activity-eo-gio',
      'activity-po-sah-inu',
      'itinerary-hoi-an-3-days',
      'offer-halong-kayak',
      'place-ho-chi-minh-city',
      'quy-nhon',
      'topic-craft-villages',
      'topic-trekking-the-north',
    ],
  ],
  [
    ['wide'],
    [
      'da-nang-2',
      'deal-airport-car-pair',
      'deal-nha-trang-dive-day',
      'mekong-delta-3',
      'topic-quiet-beaches',
    ],
  ],
  [
    ['strip', 'wide'],
    [
      'contact-desk',
      'da-lat-3',
      'deal-bay',
      'deal-mango-farm-day',
      'deal-reunification-rail-pass',
      'hue-2',
      'inspiration-ridge',
      'journal-window',
      'letters-postman',
      'place-phu-quoc',
      'price-cart',
      'quy-nhon-2',
      'sapa-2',
      'shared-places',
      'shop-stall',
      'story-river-coffee',
      'story-river-noodles',
      'trip-ahead',
    ],
  ],
  [
    ['wide', 'tall'],
    [
      'activity-hon-chong',
      'activity-mui-dien',
      'activity-phu-quoc-prison',
      'activity-van-long',
      'da-lat',
      'deal-domestic-flight-sale',
      'deal-ha-giang-motorbike-loop',
      'deal-phu-quoc-beach-resort',
      'default-cover',
      'guide-01',
      'guide-06',
      'guide-10',
      'guide-13',
      'guide-19',
      'guide-20',
      'hue',
      'itinerary-ho-chi-minh-city-5-days',
      'mekong-delta',
      'nha-trang',
      'phu-quoc-2',
      'post-cho-noi-cai-rang',
      'post-da-lat-mua-hoa',
      'post-deo-hai-van-xe-may',
      'post-hai-tu-gio-dau-tien-o-sai-gon',
      'post-lop-nau-an-tra-que',
      'sapa',
      'topic-cycling-the-countryside',
      'topic-fruit-and-farm-tables',
      'topic-hot-springs',
      'topic-temples-and-pagodas',
      'topic-vietnamese-coffee',
    ],
  ],
  [
    ['strip', 'wide', 'tall'],
    [
      'activity-coast-road',
      'activity-golden-bridge',
      'activity-ke-ga',
      'da-nang-3',
      'deal-northern-mountains-five-days',
      'farm-fruit',
      'guide-07',
      'guide-09',
      'guide-16',
      'guide-22',
      'guide-23',
      'itinerary-hanoi-ha-long',
      'lost-sampan',
      'mui-ne-2',
      'place-halong-bay',
      'place-hue',
      'post-mua-lua-chin-sa-pa',
      'promo-trip-plan',
      'story-hue-tower',
      'topic-yoga-and-slow-retreats',
      'topics-adventure',
      'topics-wellness',
    ],
  ],
]

export const lightSkies: Readonly<Record<string, readonly HeadCrop[]>> = Object.fromEntries(
  byCrops.flatMap(([crops, scenes]) => scenes.map((scene) => [scene, crops])),
)

/** Returns the classes of a title on a drawing's sky. */
export function skyClass(src: string | null | undefined, isStrip: boolean): string {
  const crops = lightSkies[drawnScene(pictureUrl(src, 'wide')) ?? ''] ?? []
  const phone = crops.includes(isStrip ? 'strip' : 'tall') ? 'max-md:light-sky' : ''
  const wide = crops.includes(isStrip ? 'strip' : 'wide') ? 'md:light-sky' : ''
  return `${phone} ${wide}`
}
