import { seedPosts } from '../../schema/seed/posts'
import { pages } from '../../web/routes'
import { screens } from '../screens'

/** A page of the route table and one of its addresses. */
export interface KindOfPage {
  id: string
  /** Screen path. */
  path: string
  bare: boolean
}

const entry = seedPosts.find(({ contentPillar }) => contentPillar === 'personal-stories')?.slug ?? ''

/** Addresses of patterns whose entries are not built in. */
const examples: Record<string, string> = {
  article: '/inspiration/to-pho-nam-gio-sang',
  journalEntry: `/my-journal/${entry}`,
  search: '/tim-kiem/hoi%20an',
  admin: '/admin',
}

/** Every page of the route table with one address each, and the 404 page. */
export function kindsOfPages(): KindOfPage[] {
  const listed = pages.map(({ id, path: pattern, entries, bare = false }) => {
    const path = examples[id] ?? entries?.()[0] ?? pattern.replace(/:\w+\??/g, 'x')
    return { id, path, bare }
  })
  const missing = screens.find(({ name }) => name === 'not-found')?.path ?? '/x'
  return [...listed, { id: 'notFound', path: missing, bare: false }]
}
