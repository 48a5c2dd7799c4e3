import type { EntryKind } from './content/choices'
import type { Locale } from './locale'

/** Names of one entry of a kind, for the admin's screens and its audit log. */
export const kindWords: Record<Locale, Record<EntryKind, string>> = {
  vi: {
    post: 'Bài viết',
    destination: 'Điểm đến',
    topic: 'Chủ đề',
    guide: 'Cẩm nang',
    deal: 'Ưu đãi',
    itinerary: 'Lịch trình',
    home: 'Trang chủ',
    about: 'Trang giới thiệu',
    farm: 'Trang tour nông trại',
    settings: 'Cài đặt trang',
    page: 'Trang',
    fact: 'Số liệu',
    prices: 'Bảng giá',
    festival: 'Lễ hội',
    letter: 'Thư gửi độc giả',
    shop: 'Người bán',
    author: 'Tác giả',
  },
  en: {
    post: 'Article',
    destination: 'Destination',
    topic: 'Topic',
    guide: 'Guide',
    deal: 'Deal',
    itinerary: 'Itinerary',
    home: 'Home page',
    about: 'About page',
    farm: 'Farm tours page',
    settings: 'Site settings',
    page: 'Page',
    fact: 'Figure',
    prices: 'Price board',
    festival: 'Festival',
    letter: 'Letter',
    shop: 'Merchants',
    author: 'Author',
  },
}
