import type * as z from 'zod'
import type { BulkResult, bulkInput } from '../../../schema/api/bulk'
import type { Database } from '../../platform/db/database'
import { changeEach } from '../../platform/http/bulk'
import type { By } from '../../platform/http/env'
import { publishPost, unpublishPost } from './publishing'
import { deletePost, undeletePost } from './trash'

/** Does the same to several posts, each by itself. Throws what D1 throws. */
export async function changePosts(
  db: Database,
  { ids, action, locales, by }: z.output<typeof bulkInput> & { by: By },
): Promise<BulkResult> {
  const { results } = await changeEach(ids, (id) => {
    if (action === 'publish') return publishPost(db, { id, locales, publishedAt: null, ...by })
    if (action === 'unpublish') return unpublishPost(db, { id, locales, ...by })
    return action === 'trash' ? deletePost(db, { id, ...by }) : undeletePost(db, { id, ...by })
  })
  return { results }
}
