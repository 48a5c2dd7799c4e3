/** Drawings with a second file for the night: the scenes that have colours in `web/art/night` (a test compares the two). */
export const nightPictures: ReadonlySet<string> = new Set([
  'hanoi',
  'halong-bay',
  'sapa',
  'hue',
  'phu-quoc',
  'mekong-delta',
  'hero-halong',
  'hero-hcm',
  'hero-ninhbinh',
  'hero-phuquoc',
  'hero-sapa',
  'place-halong-bay',
  'place-hanoi',
  'place-ho-chi-minh-city',
  'place-hue',
  'place-phu-quoc',
  'place-sapa',
  'itinerary-hanoi-ha-long',
  'itinerary-ho-chi-minh-city-5-days',
  'itinerary-hoi-an-3-days',
  'promo-trip-plan',
  'default-cover',
  'topics-adventure',
  'topics-beaches',
  'topics-cuisine',
  'topics-culture',
  'topics-wellness',
  'deal-mango-farm-day',
  'deal-ha-giang-motorbike-loop',
  'deal-phu-quoc-beach-resort',
  'deal-hue-boat-and-garden',
  'post-cho-noi-cai-rang',
  'post-vuon-xoai-cao-lanh',
  'guide-01',
  'guide-08',
])

/** Drawings that show a night already. */
const nightScenes: ReadonlySet<string> = new Set([
  'da-nang',
  'hoi-an',
  'place-hoi-an',
  'post-dem-tau-vao-hue',
  'post-dem-ram-pho-hoi',
  'post-trung-thu-hang-ma',
  'post-to-pho-nam-gio-sang',
  'topics-festivals',
  'topic-mid-autumn-festival',
  'deal-hanoi-street-food-walk',
  'deal-saigon-night-scooter-food',
  'deal-halong-overnight-cruise',
  'activity-entertainment',
])

/** Whether a drawing is the same in both themes: it shows a night already, or goods, whose colours people buy by. */
export function keepsItsColours(scene: string): boolean {
  return nightScenes.has(scene) || scene.startsWith('product-')
}
