import { contentOf } from '../content/entry-file'
import type { Merchant } from '../content/shop'
import shop from './content/shop/shop.json' with { type: 'json' }

/** The merchants of a new database, for one that was not seeded with them or cannot be read. */
export const defaultMerchants: readonly Merchant[] = contentOf('shop', shop.data).merchants
