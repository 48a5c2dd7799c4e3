import { contentOf } from '../content/entry-file'
import type { Merchant } from '../content/shop'
import shop from './content/shop/shop.json' with { type: 'json' }

/** For databases without published merchants. */
export const defaultMerchants: readonly Merchant[] = contentOf('shop', shop.data).merchants
