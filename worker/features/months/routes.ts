import { Hono } from 'hono'
import { type EntryListOf, type EntryOf, entryQuery } from '../../../schema/api/entries'
import { placeMonthParam } from '../../../schema/api/festivals'
import type { PlaceMonth } from '../../../schema/api/months'
import { entrySlug } from '../../../schema/content/entry-file'
import { photoAt } from '../../../schema/photo-texts'
import { openCopies } from '../../content/copies'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError, isRefusal } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'

interface Parts {
  place: EntryOf<'destination'>
  deals: EntryListOf<'deal'>
  /** Undefined while it is not public. */
  farm: EntryOf<'farm'> | undefined
}

function monthOf({ place, deals, farm }: Parts, month: number): PlaceMonth {
  const { slug, locales, nameVi, nameEn, heroImageUrl, heroAltVi, heroAltEn, climate } = place
  const { year = [], daylight, photos = [] } = place
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
    fruits: (farm?.fruits ?? [])
      .filter(({ months, moreMonths = [] }) => [...months, ...moreMonths].includes(month))
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
    // As current as the least current part.
    const stale = [place, deals, farm].find((part) => part?.headers.has('Warning'))
    const headers = new Headers((stale ?? place).headers)
    headers.delete('ETag')
    const parts = {
      place: await place.json<EntryOf<'destination'>>(),
      deals: await deals.json<EntryListOf<'deal'>>(),
      farm: await farm?.json<EntryOf<'farm'>>(),
    }
    return Response.json(monthOf(parts, month), { headers })
  })
