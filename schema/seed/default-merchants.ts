import { contentOf } from '../content/entry-file'
import type { Merchant } from '../content/shop'
import { packShop } from './pack'

/** For databases without published merchants. */
export const defaultMerchants: readonly Merchant[] = contentOf('shop', packShop).merchants
