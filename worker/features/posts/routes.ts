import { Hono } from 'hono'
import {
  dailyInspirationQuery,
  featuredPostsQuery,
  isContentPillar,
  listPostsQuery,
  pillarParam,
  postQuery,
  postSlugParam,
} from '../../../schema/api/posts'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitCounts } from '../../platform/http/rate-limit'
import { sameOrigin } from '../../platform/http/same-origin'
import { validate } from '../../platform/http/validate'
import { loadPostPage } from './post-page'
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

export const postRoutes = new Hono<ApiEnv>()
  .get('/', validate('query', listPostsQuery), async (c) =>
    c.json(await listPublishedPosts(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .get('/featured', validate('query', featuredPostsQuery), async (c) =>
    c.json(await listFeaturedPosts(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .get('/daily-inspiration', validate('query', dailyInspirationQuery), async (c) =>
    c.json(await listDailyInspiration(c.var.db, { ...c.req.valid('query'), now: c.var.now }), 200),
  )
  .get('/months', async (c) => c.json(await listPostMonths(c.var.db, { now: c.var.now }), 200))
  .get('/by-pillar/:pillar', validate('param', pillarParam), async (c) => {
    const { pillar } = c.req.valid('param')
    return c.json(isContentPillar(pillar) ? await listPostsByPillar(c.var.db, { pillar, now: c.var.now }) : [], 200)
  })
  .get('/:slug', validate('param', postSlugParam), validate('query', postQuery), async (c) => {
    const wanted = { slug: c.req.valid('param').slug, now: c.var.now }
    const post = await findPublishedPost(c.var.db, wanted)
    if (!post) throw new ApiError((await isDeletedPost(c.var.db, wanted)) ? 'GONE' : 'NOT_FOUND')
    const { locale } = c.req.valid('query')
    return locale
      ? c.json(await loadPostPage(c.var.db, { post, locale, defaultLocale: c.var.settings.defaultLocale, now: c.var.now }), 200)
      : c.json(post, 200)
  })
  .post('/:slug/view', sameOrigin, limitCounts, validate('param', postSlugParam), async (c) => {
    await countReader(c.var.db, { request: c.req.raw, slug: c.req.valid('param').slug, kind: 'view', now: c.var.now })
    return c.body(null, 204)
  })
  .post('/:slug/share', sameOrigin, limitCounts, validate('param', postSlugParam), async (c) => {
    await countReader(c.var.db, { request: c.req.raw, slug: c.req.valid('param').slug, kind: 'share', now: c.var.now })
    return c.body(null, 204)
  })
