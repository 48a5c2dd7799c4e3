import { type Context, Hono } from 'hono'
import {
  dailyInspirationQuery,
  featuredPostsQuery,
  isContentPillar,
  listPostsQuery,
  pillarParam,
  postQuery,
  postSlugParam,
} from '../../../schema/api/posts'
import { entrySlug } from '../../../schema/content/entry-file'
import { openCopies } from '../../content/copies'
import { fillPhotos } from '../../content/photos'
import { sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import {
  findPublishedPost,
  isDeletedPost,
  listDailyInspiration,
  listFeaturedPosts,
  listPostMonths,
  listPostsByPillar,
  listPublishedPosts,
} from './queries'
import { countReader } from './readers'

async function count(c: Context<ApiEnv>, slug: string, kind: 'view' | 'share') {
  await countReader(c.var.db, { request: c.req.raw, slug, kind, now: c.var.now })
  return c.body(null, 204)
}

export const postRoutes = new Hono<ApiEnv>()
  .get('/', validate('query', listPostsQuery), async (c) =>
    c.json(await listPublishedPosts(c.var.db, c.req.valid('query')), 200),
  )
  .get('/featured', validate('query', featuredPostsQuery), async (c) =>
    c.json(await listFeaturedPosts(c.var.db, c.req.valid('query')), 200),
  )
  .get('/daily-inspiration', validate('query', dailyInspirationQuery), async (c) =>
    c.json(await listDailyInspiration(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .get('/months', validate('query', postQuery), async (c) =>
    c.json(await listPostMonths(c.var.db, c.req.valid('query')), 200),
  )
  .get(
    '/by-pillar/:pillar',
    validate('param', pillarParam),
    validate('query', postQuery),
    async (c) => {
      const { pillar } = c.req.valid('param')
      const wanted = c.req.valid('query')
      return c.json(
        isContentPillar(pillar) ? await listPostsByPillar(c.var.db, { pillar, ...wanted }) : [],
        200,
      )
    },
  )
  .get('/:slug', validate('param', postSlugParam), validate('query', postQuery), async (c) => {
    const { slug } = c.req.valid('param')
    const { locale } = c.req.valid('query')
    if (!entrySlug.safeParse(slug).success) throw new ApiError('NOT_FOUND')
    if (locale) return openCopies(c, c.var.db).serveEntry('post', slug, locale)
    const post = await findPublishedPost(c.var.db, slug)
    if (!post) throw new ApiError((await isDeletedPost(c.var.db, slug)) ? 'GONE' : 'NOT_FOUND')
    return c.json((await fillPhotos(c.var.db, post)).content, 200)
  })
  .post('/:slug/view', sameOrigin, limitCounts, validate('param', postSlugParam), (c) =>
    count(c, c.req.valid('param').slug, 'view'),
  )
  .post('/:slug/share', sameOrigin, limitCounts, validate('param', postSlugParam), (c) =>
    count(c, c.req.valid('param').slug, 'share'),
  )
