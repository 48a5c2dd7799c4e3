/** Scenes that show a night already: darkened once more they would be hard to make out. */
export const nightScenes: ReadonlySet<string> = new Set([
  'da-nang',
  'hoi-an',
  'place-hoi-an',
  'post-dem-tau-vao-hue',
  'post-dem-ram-pho-hoi',
  'post-trung-thu-hang-ma',
  'post-to-pho-nam-gio-sang',
  'topics-festivals',
  'topic-mid-autumn-festival',
  'deal-saigon-night-scooter-food',
  'deal-halong-overnight-cruise',
  'activity-entertainment',
])

/** Whether a scene looks the same in the dark theme: it shows a night already, or goods, whose colours people buy by. */
export function keepsItsColours(id: string): boolean {
  return nightScenes.has(id) || id.startsWith('product-')
}
