import { Hono } from 'hono'
import { type SearchAnswer, type SearchResult, searchIndexQuery, searchQuery } from '../../../schema/api/search'
import type { SearchHit } from '../../../schema/search/engine'
import type { ApiEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { searchEngine, serveSearchIndex } from './engine'
import { searchEventRoutes } from './event-routes'

const maxResults = 60
const maxMentions = 12

function toResult({ page, part }: SearchHit): SearchResult {
  const { id, type, title, lead, place, tags, image, rating, discount, price } = page
  return {
    id,
    type,
    title,
    lead,
    place,
    tags,
    image,
    rating,
    discount,
    price,
    part: part && { id: part.id, title: part.title, lead: part.lead },
  }
}

export const searchRoutes = new Hono<ApiEnv>()
  .route('/events', searchEventRoutes)
  .get('/', validate('query', searchQuery), async (c) => {
    const { q, locale } = c.req.valid('query')
    const found = (await searchEngine(c, locale)).search(q)
    const answer: SearchAnswer = {
      results: found.results.slice(0, maxResults).map(toResult),
      mentions: found.mentions.slice(0, maxMentions).map(toResult),
      near: found.near.map(toResult),
      corrected: found.corrected,
    }
    return c.json(answer, 200)
  })
  .get('/index', validate('query', searchIndexQuery), (c) => serveSearchIndex(c, c.req.valid('query').locale, 'browser'))
