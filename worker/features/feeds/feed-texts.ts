import type { Locale } from '../../../schema/locale'

/** What the feed says about itself. */
export const feedTexts: Record<Locale, { title: string; description: string }> = {
  vi: {
    title: 'Mango Road: bài viết mới',
    description: 'Chuyện mùa lúa, chuyện quán xá, chuyện những chuyến tàu đêm: bài viết của những người đang sống và đi ở Việt Nam.',
  },
  en: {
    title: 'Mango Road: new stories',
    description: 'Harvest weeks, breakfast counters, night trains: stories by people who live and travel in Vietnam.',
  },
}
