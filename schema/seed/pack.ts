import type { EntryFile } from '../content/entry-file'
import settings from './vietnam/entries/settings/site.json' with { type: 'json' }
import shop from './vietnam/entries/shop/shop.json' with { type: 'json' }

export { seedProducts } from './vietnam/products'

/**
 * What a new database starts with: a folder beside this file, with the entries as
 * `npm run content:export` writes them (docs/decisions/0425).
 */
export const pack: string = 'vietnam'
export const packSettings: EntryFile['data'] = settings.data
export const packShop: EntryFile['data'] = shop.data
