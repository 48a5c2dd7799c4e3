import type { FigureName } from './api/admin-figures'
import type { ArrivalKind } from './arrival-sources'
import type { Locale } from './locale'

type Column = 'title' | 'kind' | 'language' | 'address' | 'views' | 'source' | 'arrivals'

/** A type, because i18next takes an interface for one text. */
export type ColumnWords = Record<Column | 'direct' | 'other', string> & {
  languages: Record<Locale, string>
  arrivalKinds: Record<ArrivalKind, string>
}

/** Names of what is counted, for the page and for the CSV file. */
export const figureWords: Record<Locale, Record<FigureName | 'day' | 'month', string>> = {
  vi: {
    day: 'Ngày',
    month: 'Tháng',
    vi: 'Lượt xem tiếng Việt',
    en: 'Lượt xem tiếng Anh',
    home: 'Trang chủ',
    destinations: 'Điểm đến',
    topics: 'Chủ đề',
    guides: 'Cẩm nang & lịch trình',
    articles: 'Bài viết & nhật ký',
    deals: 'Ưu đãi & nông trại',
    shop: 'Cửa hàng',
    prices: 'Giá hợp lý',
    letters: 'Thư',
    search: 'Trang tìm kiếm',
    trips: 'Chuyến đi & liên hệ',
    other: 'Trang khác',
    found: 'Tìm có kết quả',
    empty: 'Tìm không có kết quả',
    hotel: 'Bấm sang khách sạn',
    activity: 'Bấm sang hoạt động',
    product: 'Bấm sang sản phẩm',
    sent: 'Thư đã gửi',
    clicked: 'Lượt bấm trong thư',
    joined: 'Người nhận mới',
    trip: 'Yêu cầu chuyến đi',
    contact: 'Tin nhắn',
  },
  en: {
    day: 'Day',
    month: 'Month',
    vi: 'Views in Vietnamese',
    en: 'Views in English',
    home: 'Home page',
    destinations: 'Destinations',
    topics: 'Topics',
    guides: 'Guides & itineraries',
    articles: 'Articles & journal',
    deals: 'Deals & farm tours',
    shop: 'Shop',
    prices: 'Fair prices',
    letters: 'Letters',
    search: 'Search page',
    trips: 'Trips & contact',
    other: 'Other pages',
    found: 'Searches with results',
    empty: 'Searches without results',
    hotel: 'Clicks to hotels',
    activity: 'Clicks to activities',
    product: 'Clicks to products',
    sent: 'Letters sent',
    clicked: 'Clicks in letters',
    joined: 'New subscribers',
    trip: 'Trip requests',
    contact: 'Messages',
  },
}

/** Columns of the most read pages and of the sources, and what is in them. */
export const columnWords: Record<Locale, ColumnWords> = {
  vi: {
    title: 'Tên trang',
    kind: 'Loại',
    language: 'Ngôn ngữ',
    address: 'Địa chỉ',
    views: 'Lượt xem',
    source: 'Nguồn',
    arrivals: 'Lượt ghé',
    languages: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    arrivalKinds: {
      search: 'Công cụ tìm kiếm',
      social: 'Mạng xã hội',
      site: 'Trang web khác',
      direct: 'Vào thẳng',
    },
    direct: 'Gõ địa chỉ, dấu trang, không rõ nguồn',
    other: 'Các trang web còn lại',
  },
  en: {
    title: 'Page',
    kind: 'Kind',
    language: 'Language',
    address: 'Address',
    views: 'Views',
    source: 'Source',
    arrivals: 'Visits',
    languages: { vi: 'Vietnamese', en: 'English' },
    arrivalKinds: {
      search: 'Search engine',
      social: 'Social network',
      site: 'Other site',
      direct: 'Direct',
    },
    direct: 'Typed, bookmarked or not known',
    other: 'All other sites',
  },
}

/** Of a stored source: its own name, or what the two without one are called. */
export function sourceName(source: string, locale: Locale): string {
  return source === 'direct' || source === 'other' ? columnWords[locale][source] : source
}
