/** Shop values without zod, so that the browser can import them. */
export const productCategories = [
  'electronics',
  'luggage',
  'clothing',
  'accessories',
  'health',
  'outdoor',
  'photography',
  'food',
] as const
export type ProductCategory = (typeof productCategories)[number]
export const productSorts = [
  'trending',
  'price-low',
  'price-high',
  'rating',
  'newest',
  'bestseller',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Default number of products per page. */
export const productsPageSize = 24
/** The highest page number that the API accepts. */
export const lastProductsPage = 10_000
/** Prices from this one on have no upper bound, in US dollars. */
export const openPriceEnd = 1000

/** The countries that the shop asks for, as ISO codes (`GB`, which its query may spell `UK`). */
export const shopCountries = ['VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY'] as const
export type ShopCountry = (typeof shopCountries)[number]

/** Who sells in the shop; every one is invented until real ones are signed. */
export interface Merchant {
  id: string
  name: string
  country: ShopCountry
  /** Percent of the price, lowest and highest. */
  commissionMin: number
  commissionMax: number
  /** The only hosts that a click may be sent to. */
  hosts: readonly string[]
}

/** The company's own fruit house among the merchants. */
export const ownMerchant = 'mango-road'

export const merchants: readonly Merchant[] = [
  {
    id: ownMerchant,
    name: 'Mango Road',
    country: 'VN',
    commissionMin: 8,
    commissionMax: 12,
    hosts: ['shop.mangoroad.example'],
  },
  {
    id: 'gio-nguon',
    name: 'Nhà Rang Gió Nguồn',
    country: 'VN',
    commissionMin: 7,
    commissionMax: 12,
    hosts: ['shop.gionguon.example'],
  },
  {
    id: 'ha-phong',
    name: 'Nhà May Hạ Phong',
    country: 'VN',
    commissionMin: 6,
    commissionMax: 10,
    hosts: ['www.nhamayhaphong.example'],
  },
  {
    id: 'tropic-trail',
    name: 'Tropic Trail Outfitters',
    country: 'AU',
    commissionMin: 5,
    commissionMax: 9,
    hosts: ['shop.tropictrail.example', 'www.tropictrail.example'],
  },
  {
    id: 'wattle-tide',
    name: 'Wattle & Tide',
    country: 'AU',
    commissionMin: 8,
    commissionMax: 14,
    hosts: ['store.wattletide.example'],
  },
  {
    id: 'larkmoor',
    name: 'Larkmoor & Hale',
    country: 'GB',
    commissionMin: 4,
    commissionMax: 8,
    hosts: ['www.larkmoorhale.example'],
  },
  {
    id: 'juniper-tarn',
    name: 'Juniper Tarn Gear',
    country: 'US',
    commissionMin: 4,
    commissionMax: 7,
    hosts: ['shop.junipertarn.example', 'www.junipertarn.example'],
  },
  {
    id: 'gureumdari',
    name: 'Gureumdari',
    country: 'KR',
    commissionMin: 3,
    commissionMax: 8,
    hosts: ['mall.gureumdari.example'],
  },
  {
    id: 'asagiri',
    name: 'Asagiri Kobo',
    country: 'JP',
    commissionMin: 3,
    commissionMax: 6,
    hosts: ['store.asagirikobo.example'],
  },
  {
    id: 'straitline',
    name: 'Straitline Mobile',
    country: 'SG',
    commissionMin: 6,
    commissionMax: 15,
    hosts: ['shop.straitline.example'],
  },
  {
    id: 'lomfon',
    name: 'Lomfon Rain Goods',
    country: 'TH',
    commissionMin: 5,
    commissionMax: 10,
    hosts: ['shop.lomfon.example'],
  },
  {
    id: 'rimba-jalan',
    name: 'Rimba Jalan',
    country: 'MY',
    commissionMin: 5,
    commissionMax: 9,
    hosts: ['kedai.rimbajalan.example'],
  },
]
