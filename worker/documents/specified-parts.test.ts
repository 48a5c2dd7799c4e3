import { beforeAll, describe, expect, it, vi } from 'vitest'
import { plainSpaces } from '../../schema/fold'
import { type Locale, locales } from '../../schema/locale'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { pathIn, request } from '../testing/site'

/**
 * What the specification puts on a screen, in the order in which it stands there: no redesign loses
 * a part (decision L1). The words of a page, with the names of its controls in brackets.
 */
type Parts = (string | RegExp)[]
const screens: { path: string; vi: Parts; en: Parts }[] = [
  {
    path: '/',
    vi: [
      'Điểm đến',
      'Trải nghiệm',
      'Cẩm nang',
      'Cửa hàng',
      'Ưu đãi',
      'Cảm hứng',
      'Nhật ký',
      'Lịch trình riêng',
      '[1 trên 7]',
      'Di sản thế giới',
      'Vịnh Hạ Long',
      'Gần hai nghìn đảo đá',
      'Khám phá điểm đến',
      'Lên lịch trình',
      '[Ảnh 7: ',
      '[Ảnh trước]',
      '[Ảnh sau]',
      '[Cuộn xuống]',
      '22 điểm đến · 3 miền',
      '[View this page in English]',
      'Đọc trước khi lên đường',
      /Huế Ngọ Môn Bài số \d/,
      'Đội ngũ Mango Road',
      '10/10/2025',
      '5 phút đọc',
      'Bắc, Trung, Nam',
      /Hà Nội Miền Bắc \[[^\]]+\] 4,7 Phố cổ, .* Phố cổ Ẩm thực Từ 200\.000 đ một đêm 2–3 ngày/,
      'Ẩm thực & nông nghiệp',
      'Lịch trình gợi ý',
      'khoảng 6.100.000 đ',
      'Giá gồm:',
      'Ưu đãi và trải nghiệm chọn lọc',
      'Hỗ trợ 24/7',
      'Bạn muốn đi đâu?',
      '15.000+ bạn đọc',
      '4,9/5 điểm',
      '98% hài lòng',
    ],
    en: [
      'Where to Go',
      'Things to Do',
      'Plan Your Trip',
      'Shop & Gear',
      'Travel Deals',
      'Inspiration',
      'My Journal',
      'Custom trip',
      '[1 of 7]',
      'World Heritage',
      'Ha Long Bay',
      'Explore destinations',
      'Plan my trip',
      '[Slide 7: ',
      '[Scroll down]',
      '22 destinations · 3 regions',
      'Stories for the road',
      'Mango Road Team',
      '10/10/2025',
      '5 min read',
      /Hanoi Northern Vietnam \[[^\]]+\] 4\.7 The Old Quarter, .* Old Quarter Food From \$8 a night 2–3 days/,
      'Cuisine & agriculture',
      'Suggested itineraries',
      'Includes:',
      'Special deals',
      '24/7 support',
      '15,000+ readers',
      '4.9 rating',
      '98% satisfaction',
    ],
  },
  {
    path: '/where-to-go',
    vi: [
      'điểm đến 22',
      'trải nghiệm 150',
      'miền 3',
      '[Tìm điểm đến]',
      'Miền',
      'Loại trải nghiệm',
      'Sắp xếp',
      'Điểm cao nhất',
      'Giá thấp nhất',
      'Miền Trung [Lưu Hội An] [Chia sẻ Hội An] Hội An',
      '(trước là Quảng Nam) [Bến xe]',
      '4,9 (7.400 đánh giá) · 900 chỗ ở',
      'Thương cảng xưa',
      'Đẹp nhất Th2 Th3 Th4',
      /Đi bộ phố cổ .* 4,8 · 80\.000–120\.000 đ · 3–4 giờ/,
      'Làm nông và nấu ăn ở Trà Quế',
      '+2 trải nghiệm nữa',
      'Ăn: Cao lầu · Mì Quảng · Cơm gà Hội An +3',
      'Từ 250.000 đ một đêm',
      '[Tìm khách sạn ở Hội An',
      '[Khám phá Hội An]',
      'Khám phá theo miền',
      'Xem Miền Bắc',
      'Đọc cẩm nang',
      'Tìm khách sạn cả nước',
    ],
    en: [
      'destinations 22',
      'activities 150',
      'regions 3',
      '[Search destinations]',
      'Region',
      'Activity',
      'Sort by',
      'Highest rated',
      'Most reviewed',
      'Lowest price',
      'Central Vietnam [Save Hoi An] [Share Hoi An] Hoi An',
      '[Bus station]',
      '4.9 (7,400 reviews) · 900 stays',
      'Best in Feb Mar Apr',
      /4\.8 · \$3\.20–4\.80 · 3–4 hours/,
      '+2 more activities',
      'Eat Cao lầu · Mì Quảng · Cơm gà Hội An +3',
      'From $10 a night',
      '[Explore Hoi An]',
      'Explore by region',
      'Show Northern Vietnam',
      'Read the guides',
      'Find hotels in Vietnam',
      'Plan my trip',
    ],
  },
  {
    path: '/where-to-go/hoi-an',
    vi: [
      'Về danh sách điểm đến',
      'Hội An',
      'Miền Trung',
      '(7.400 đánh giá)',
      '900 chỗ ở',
      'Đặt chỗ ở',
      'Lưu lại',
      'Chia sẻ',
      'Hoạt động và trải nghiệm',
      'Đặt ngay',
      'Đặc sản địa phương',
      'Dấu ấn văn hóa',
      'Đi lại',
      'Thời điểm đẹp nhất',
      'Điểm đến lân cận',
      'Đặt nhanh',
    ],
    en: [
      'Back to destinations',
      'Hoi An',
      'Central Vietnam',
      '(7,400 reviews)',
      '900 stays',
      'Book accommodation',
      'Save',
      'Share',
      'Activities and Experiences',
      'Book now',
      'Local Specialties',
      'Cultural Highlights',
      'Transportation',
      'Best time to visit',
      'Nearby destinations',
      'Quick booking',
      'Custom planning',
    ],
  },
  {
    path: '/things-to-do',
    vi: [
      '[Tìm trải nghiệm]',
      'Đang được quan tâm',
      'Tất cả trải nghiệm',
      'Tất cả',
      /#\S+.* #/,
      'Xem thêm 8 trải nghiệm',
      '4,8',
      '4,7',
      '4,6',
      'tháng 11 đến tháng 4',
      'tháng 2 đến tháng 8',
      '625.000–1.250.000 đ',
      '2.000.000–3.750.000 đ',
      'xe ôm',
    ],
    en: [
      '[Search things to do]',
      'Trending now',
      'All topics',
      'All',
      /#\S+.* #/,
      'Show 8 more topics',
      '4.8',
      '4.7',
      '4.6',
      'Explore all: ',
      'November to April',
      'February to August',
      '$25–50',
      '$80–150',
      'Ride-hailing, motorbike taxi, intercity bus, train.',
    ],
  },
  {
    path: '/plan-your-trip',
    vi: [
      'bài cẩm nang 30',
      'ngày 30',
      '[Tìm cẩm nang]',
      'Chủ đề',
      'Mức độ',
      'Mùa',
      'Chỉ bài nổi bật',
      '30 ngày khám phá Việt Nam',
      'Điểm đến nổi bật',
      /Hà Nội .* Chỗ ở 3\.500\+ Giá trung bình khoảng 1\.130\.000 đ Điểm .* Trải nghiệm \d+ Mùa đẹp Th/,
      'Đặt chỗ ở',
    ],
    en: [
      'guides 30',
      'days 30',
      '[Search the guides]',
      'Category',
      'Difficulty',
      'Season',
      'Featured only',
      '30 Days Vietnam Discovery',
      'Featured destinations',
      /Hanoi .* Accommodations 3,500\+ Average price \$45 Rating .* Activities \d+ Best time /,
      'Book accommodation',
    ],
  },
  {
    path: '/travel-deals',
    vi: [
      '[Tìm ưu đãi]',
      'Ưu đãi được ưa chuộng',
      'Đang nhận đặt, từ 1/3',
      'Tất cả',
      'Ăn uống',
      'Giảm nhiều nhất',
      'Giá thấp nhất',
      'Sắp hết hạn',
      'Chỗ ở',
      'Đang giảm sâu nhất',
      'Tất cả ưu đãi',
      '13 ưu đãi',
      'Xem thêm 1 ưu đãi',
      'Đăng ký',
    ],
    en: [
      '[Search deals]',
      'Hot deals',
      'Taking bookings, from 1 March',
      'All',
      'Food and drink',
      'Highest discount',
      'Lowest price',
      'Ending soon',
      'Places to stay',
      'Trending deals',
      'All deals',
      '13 deals',
      'Show 1 more deal',
      'Subscribe',
    ],
  },
  {
    path: '/inspiration',
    vi: [
      'Cảm hứng lên đường',
      '11/2025',
      '9/2025',
      'Bài nổi bật',
      'Gợi ý hôm nay',
      '10 tháng 10, 2025',
      '8 phút đọc',
      '6 phút đọc',
      'Điểm đến được yêu thích',
      'Hà Nội',
      'TP. Hồ Chí Minh',
      'Vịnh Hạ Long',
      'Hội An',
      'Sa Pa',
      'Đà Lạt',
      '6 phút đọc',
      'Đăng ký',
    ],
    en: [
      'Inspiration',
      'Nov 2025',
      'Featured Stories',
      'Daily Inspiration',
      'October 10, 2025',
      '8 min read',
      '6 min read',
      'Popular Destinations',
      'Hanoi',
      'Ho Chi Minh City',
      'Ha Long Bay',
      'Hoi An',
      'Sapa',
      'Dalat',
      '6 min read',
      'Subscribe',
    ],
  },
  {
    path: '/my-journal',
    vi: ['3 bài', 'phút', '10 tháng 10, 2025', 'Huế', '5 phút'],
    en: [
      'My Travel Journal',
      'From North to South Vietnam',
      'Latest Entry',
      'October 10, 2025',
      '5 min',
      'All Experiences',
    ],
  },
  {
    path: '/shop-gear',
    vi: [
      '132+ thương hiệu từ 22 quốc gia',
      '[Tìm sản phẩm]',
      'Sắp xếp',
      'Chỉ món thịnh hành',
      '−15%',
      'Mới · Bán chạy · Lan truyền · Đang hot',
      'Túi chống nước',
      'Giữ máy ảnh khô ráo.',
      'Dã ngoại · túi khô · nhẹ · nhỏ',
      '4,5',
      'Xem thêm sản phẩm',
      /oa hồng \d/,
    ],
    en: [
      '132+ brands from 22 countries',
      '[Search products]',
      'Sort by',
      'Trending only',
      '−15%',
      'New · Best seller · Viral · Hot',
      'Dry bag',
      'Keeps a camera dry.',
      'Outdoor · dry bag · light · small',
      '$20',
      '4.5',
      'Tropic Trail Outfitters',
      'Load more',
      /ommission \d/,
    ],
  },
]

/** Where the foot of every page leads, the specified addresses and those beside them. */
const footer = [
  '/diem-den',
  '/chu-de',
  '/huong-dan',
  '/uu-dai',
  '/bai-viet',
  '/di-lai',
  '/khi-nao-di',
  '/gia-hop-ly',
  '/thu',
  '/chu-de',
  '/huong-dan',
  '/tour-nong-trai',
  '/lien-he/trip-planning',
  '/lien-he',
  '/ve-chung-toi',
  '/doi-tac',
  '/ve-chung-toi#affiliate',
  '/chinh-sach-bao-mat',
  '/dieu-khoan',
]

async function readPage(path: string): Promise<string> {
  const response = await request(path)
  expect(response.status).toBe(200)
  return plainSpaces(await response.text()).replaceAll('\u2060', '')
}

/** The words of a page as {@link Parts} have them. */
function wordsOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*?aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

/** The first part that does not stand after those before it. */
function findLost(words: string, parts: Parts): string | RegExp | undefined {
  let rest = words
  return parts.find((part) => {
    const at = typeof part === 'string' ? rest.indexOf(part) : rest.search(part)
    if (at >= 0) rest = rest.slice(at + 1)
    return at < 0
  })
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T03:00:00Z') })
  await clearPosts()
  await clearProducts()
  const tags = ['Huế', 'Ngọ Môn']
  for (let number = 0; number < 9; number += 1)
    await insertPost({ tags, contentPillar: number < 3 ? 'personal-stories' : 'practical-travel' })
  const badges = {
    isHot: true,
    isNew: true,
    isBestSeller: true,
    discountPercent: 15,
    viralScore: 91,
  }
  const words = {
    tags: ['dry bag', 'light', 'small', 'blue'],
    tagsVi: ['túi khô', 'nhẹ', 'nhỏ', 'xanh'],
  }
  await insertProducts(Array.from({ length: 25 }, () => ({ ...badges, ...words })))
})

describe.each(locales)('in %s', (locale: Locale) => {
  it.each(screens.map((screen) => [screen.path, screen[locale]] as const))(
    '%s has every specified part in its order',
    async (path, parts) => {
      const html = await readPage(pathIn(locale, path))
      expect(findLost(wordsOf(html), parts)).toBeUndefined()
      // React's mark of a section that only the browser renders: `Screen.parts` does not name it.
      expect(html).not.toContain('<!--$!-->')
    },
  )

  it('every page has the specified links at its foot, and others beside them', async () => {
    const html = await readPage(pathIn(locale, '/doi-tac'))
    const links = [...html.slice(html.indexOf('<footer')).matchAll(/href="(\/[^"]*)"/g)].map(
      ([, href]) => href,
    )
    expect(links.slice(0, footer.length)).toEqual(footer.map((path) => pathIn(locale, path)))
  })
})
