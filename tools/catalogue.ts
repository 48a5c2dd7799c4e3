import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { seedProducts } from '../schema/seed/products'

/** A repeatable random number generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const colours = ['red', 'teal', 'sand', 'indigo', 'olive', 'coral', 'slate', 'amber', 'jade', 'plum']
const coloursVi = ['đỏ', 'xanh ngọc', 'cát', 'chàm', 'ô liu', 'san hô', 'xám đá', 'hổ phách', 'ngọc bích', 'mận']

/**
 * Writes a catalogue of `count` products as JSON Lines: variations of the seed, the same for the same seed. With `badEvery` every so many-th
 * row is bad in one of several ways. `mark` stands in every title.
 */
export async function writeCatalogue(
  file: string,
  options: { count: number; seed: number; badEvery?: number; mark?: string },
): Promise<number> {
  const { count, seed, badEvery = 0, mark = 'edition 1' } = options
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  const out = createWriteStream(file)
  let bad = 0
  for (let number = 0; number < count; number += 1) {
    const base = pick(seedProducts)
    const colour = Math.floor(random() * colours.length)
    const row: Record<string, unknown> = {
      externalId: `catalogue-${number}`,
      merchant: base.merchant,
      category: base.category,
      title: `${base.titleEn}, ${colours[colour]}, ${mark}`,
      titleVi: `${base.titleVi}, màu ${coloursVi[colour]}, ${mark}`,
      description: base.descriptionEn,
      descriptionVi: base.descriptionVi,
      price: random() < 0.02 ? null : Math.round(200 + random() ** 3 * 90_000) / 100,
      country: random() < 0.5 ? null : pick(['VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY']),
      rating: Math.round(39 + random() * 10) / 10,
      reviewCount: Math.floor(random() ** 2 * 5000),
      tags: base.tagsEn,
      tagsVi: base.tagsVi,
      isHot: random() < 0.15,
      isNew: random() < 0.15,
      isBestSeller: random() < 0.12,
      discountPercent: random() < 0.4 ? Math.floor(random() * 60) : 0,
      viralScore: Math.floor(random() * 101),
      inStock: random() < 0.95,
      imageUrl: base.image,
      destinationUrl: base.destinationUrl,
    }
    if (badEvery > 0 && number % badEvery === badEvery - 1) {
      bad += 1
      Object.assign(row, pick([{ category: 'toys' }, { price: 'cheap' }, { destinationUrl: 'https://elsewhere.example/' }, { title: '' }]))
    }
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return bad
}
