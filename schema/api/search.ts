import * as z from 'zod'
import type { PostSummary } from './posts'
import type { Product } from './products'

/** The response of `GET /api/search?q=`: what of the database fits, the best first. The built-in content is searched where it is shown. */
export interface SearchAnswer {
  articles: PostSummary[]
  products: Product[]
}

export const searchQuery = z.object({
  q: z.string().trim().max(100, 'q takes at most 100 characters').default(''),
})
