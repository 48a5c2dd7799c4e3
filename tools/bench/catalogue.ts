import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { seedProducts } from '../../schema/seed/pack'

const colours = [
  'red',
  'teal',
  'sand',
  'indigo',
  'olive',
  'coral',
  'slate',
  'amber',
  'jade',
  'plum',
]
const coloursVi = [
  'đỏ',
  'xanh ngọc',
  'cát',
  'chàm',
  'ô liu',
  'san hô',
  'xám đá',
  'hổ phách',
  'ngọc bích',
  'mận',
]
const countries = [null, 'VN', 'US', 'KR', 'JP', 'GB', 'AU', 'SG', 'TH', 'MY']

/** Numbers in [0, 1) that are the same in every run. */
function repeatableRandom(): () => number {
  let state = 20261121
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Writes `count` products as JSON Lines: variations of the seed's, the same in every run. */
export async function writeCatalogue(file: string, count: number): Promise<void> {
  const random = repeatableRandom()
  const out = createWriteStream(file)
  for (let number = 0; number < count; number += 1) {
    const base = seedProducts[Math.floor(random() * seedProducts.length)]
    const colour = Math.floor(random() * colours.length)
    const row = base && {
      externalId: `catalogue-${number}`,
      merchant: base.merchant,
      category: base.category,
      title: `${base.titleEn}, ${colours[colour]}, edition 1`,
      titleVi: `${base.titleVi}, màu ${coloursVi[colour]}, edition 1`,
      description: base.descriptionEn,
      descriptionVi: base.descriptionVi,
      price: random() < 0.02 ? null : Math.round(200 + random() ** 3 * 90_000) / 100,
      country: countries[Math.floor(random() * countries.length)],
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
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}
