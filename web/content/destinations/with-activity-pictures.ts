import type { ActivitySummary } from './types'

/** Scenes that show an activity's own place; all others have the picture of their category. */
const ownScenes: Record<string, string> = {
  'hanoi-old-quarter-street-food': 'deal-hanoi-street-food-walk',
  'hanoi-hoan-kiem-at-dawn': 'guide-06',
  'hanoi-water-puppets': 'topic-water-puppets-and-stages',
  'hanoi-bat-trang-pottery': 'topic-craft-villages',
  'halong-bay-overnight-cruise': 'deal-halong-overnight-cruise',
  'halong-bay-kayak-luon-cave': 'place-halong-bay',
  'halong-bay-sung-sot-cave': 'guide-08',
  'halong-bay-ti-top-viewpoint': 'post-ha-long-lan-ha-bai-tu-long',
  'halong-bay-quang-ninh-museum': 'topics-culture',
  'sapa-muong-hoa-trek': 'topic-trekking-the-north',
  'sapa-ta-phin-herbal-bath': 'topic-herbal-baths-and-massage',
  'sapa-bac-ha-sunday-market': 'place-sapa',
  'hue-imperial-city': 'offer-hue-cyclo',
  'hue-perfume-river-boat': 'deal-hue-boat-and-garden',
  'hue-evening-food-walk': 'guide-14',
  'hue-thuy-bieu-cycling': 'place-hue',
  'da-nang-cham-museum': 'activity-cham-towers',
  'hoi-an-old-town-walk': 'guide-16',
  'hoi-an-cam-thanh-basket-boat': 'offer-hoi-an-basket-boat',
  'hoi-an-tra-que-cooking-class': 'post-lop-nau-an-tra-que',
  'hoi-an-my-son-sanctuary': 'activity-cham-towers',
  'da-lat-cau-dat-sunrise': 'topic-vietnamese-coffee',
  'da-lat-bao-dai-palace-three': 'guide-20',
  'ho-chi-minh-city-palace-and-war-museum': 'place-ho-chi-minh-city',
  'ho-chi-minh-city-cu-chi-tunnels': 'offer-cu-chi',
  'ho-chi-minh-city-street-food-evening': 'deal-saigon-night-scooter-food',
  'ho-chi-minh-city-cho-lon-temples': 'topic-temples-and-pagodas',
  'phu-quoc-an-thoi-snorkelling': 'topic-diving-and-snorkelling',
  'phu-quoc-hon-thom-cable-car': 'place-phu-quoc',
  'phu-quoc-long-beach-sunset': 'deal-phu-quoc-beach-resort',
  'phu-quoc-prison-museum': 'post-hoang-hon-phu-quoc',
  'mekong-delta-cai-rang-floating-market': 'post-cho-noi-cai-rang',
  'mekong-delta-nipa-canal-sampan': 'guide-25',
  'mekong-delta-tra-su-forest': 'mekong-delta-3',
  'mekong-delta-soc-trang-khmer-pagodas': 'topic-festivals-through-the-year',
  'mekong-delta-phong-dien-cycling': 'topic-cycling-the-countryside',
}

/** The activities whose own scene is named here. */
export const pictured: readonly string[] = Object.keys(ownScenes)

/** The stored path of an activity's picture. */
export function activityPicture({ id, category }: ActivitySummary): string {
  return `@assets/art/${ownScenes[id] ?? `activity-${category.replace(' ', '-')}`}`
}
