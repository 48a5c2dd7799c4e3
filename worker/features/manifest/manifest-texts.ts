import type { Locale } from '../../../schema/locale'

export const manifestTexts = {
  vi: {
    description:
      'Đi đâu, ăn gì, ngủ đâu, đi lại ra sao: sổ tay du lịch Việt Nam và những hành trình về nông trại.',
    search: 'Tìm kiếm',
    saved: 'Chuyến đi của tôi',
    guides: 'Cẩm nang 30 ngày',
  },
  en: {
    description:
      'Where to go, what to eat, how to get around: a handbook to Vietnam and its farm journeys.',
    search: 'Search',
    saved: 'My trip',
    guides: '30-day guide',
  },
} satisfies Record<Locale, object>
