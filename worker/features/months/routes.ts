import { Hono } from 'hono'
import { type EntryListOf, type EntryOf, entryQuery } from '../../../schema/api/entries'
import { placeMonthParam } from '../../../schema/api/festivals'
import type { PlaceMonth, WholePlace } from '../../../schema/api/months'
import { entrySlug } from '../../../schema/content/entry-file'
import { photoAt } from '../../../schema/photo-texts'
import { openCopies } from '../../content/copies'
import { madeOf } from '../../platform/cache/cached'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError, isRefusal } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'

interface Parts {
  place: WholePlace
  deals: EntryListOf<'deal'>
  /** Undefined while it is not public. */
  farm: EntryOf<'farm'> | undefined
}

type Fruit = EntryOf<'farm'>['fruits'][number]

function isRipeIn(
  { months, moreMonths = [], regions, moreRegions = regions }: Fruit,
  region: WholePlace['region'],
  month: number,
): boolean {
  const isIn = (wanted: typeof regions) => !wanted || wanted.includes(region)
  return (
    (months.includes(month) && isIn(regions)) || (moreMonths.includes(month) && isIn(moreRegions))
  )
}

function monthOf({ place, deals, farm }: Parts, month: number): PlaceMonth {
  const { slug, locales, nameVi, nameEn, heroImageUrl, heroAltVi, heroAltEn, climate } = place
  const { region, transportation, year = [], daylight, photos = [] } = place
  const photo = photoAt(photos, heroImageUrl)
  return {
    slug,
    locales,
    nameVi,
    nameEn,
    heroImageUrl,
    ...(heroAltVi !== undefined && { heroAltVi }),
    ...(heroAltEn !== undefined && { heroAltEn }),
    ...(climate && { climate }),
    ...(photo && { photos: [photo] }),
    year: year.map((one) => ({ month: one.month, verdict: one.verdict })),
    note: year.find((one) => one.month === month),
    daylight: daylight?.[month - 1],
    // What islands eat comes by boat.
    fruits: (transportation.island ? [] : (farm?.fruits ?? []))
      .filter((fruit) => isRipeIn(fruit, region, month))
      .map(({ nameVi, nameEn, months, moreMonths }) => ({ nameVi, nameEn, months, moreMonths })),
    deals: deals.deals
      .filter(({ destinations }) => destinations.some(({ destination }) => destination === slug))
      .map((deal) => ({
        slug: deal.slug,
        titleVi: deal.titleVi,
        titleEn: deal.titleEn,
        image: deal.image,
        window: deal.window,
      })),
  }
}

const query = validate('query', entryQuery)

export const monthRoutes = new Hono<ApiEnv>()
  .get('/', query, (c) => openCopies(c, c.var.db).serveYears(c.req.valid('query').locale))
  .get('/:place/:month', validate('param', placeMonthParam), query, async (c) => {
    const { place: slug, month } = c.req.valid('param')
    const { locale } = c.req.valid('query')
    if (!entrySlug.safeParse(slug).success) throw new ApiError('NOT_FOUND')
    const copies = openCopies(c, c.var.db)
    const [place, deals, farm] = await Promise.all([
      copies.serveEntry('destination', slug, locale),
      copies.serveList('deal', locale),
      copies.serveEntry('farm', 'farm', locale).catch((error: unknown) => {
        if (isRefusal(error)) return undefined
        throw error
      }),
    ])
    const parts = {
      place: await place.json<WholePlace>(),
      deals: await deals.json<EntryListOf<'deal'>>(),
      farm: await farm?.json<EntryOf<'farm'>>(),
    }
    return madeOf([place, deals, ...(farm ? [farm] : [])], monthOf(parts, month))
  })
