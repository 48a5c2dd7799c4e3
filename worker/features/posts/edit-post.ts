import type * as z from 'zod'
import type { updatePostInput } from '../../../schema/api/posts'
import { checkData, missingIn, withoutBlanks } from '../../../schema/content/check-data'
import { driftAfter, isSame } from '../../../schema/content/pairs'
import { changeEntry } from '../../content/change-entry'
import { acceptData, asIssues, refuseLoss, whoOf } from '../../content/edit-entry'
import { factIssues } from '../../content/facts'
import { photoIssues } from '../../content/photo-issues'
import { publicLocales } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import type { By } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { findPost } from './preview'

type Json = Record<string, unknown>

/**
 * The specified edit dialog: saves fields and publishes only these, in the public languages. Throws
 * BAD_REQUEST with issues, CONFLICT, NOT_FOUND.
 */
export async function updatePost(
  db: Database,
  { id, change, ...by }: By & { id: string; change: z.output<typeof updatePostInput> },
): Promise<void> {
  const entry = await findPost(db, id)
  const { version, ...fields } = change
  if (entry.deletedAt !== null) throw new ApiError('CONFLICT')
  const accepted = acceptData('post', { ...entry.data, ...fields })
  await refuseLoss(db, entry, accepted)
  const { data } = accepted
  const published = publicLocales(entry)
  const live = published.length > 0 ? liveWith(entry.live ?? {}, fields, published) : entry.live
  const lacks = (content: Json | null) => missingIn(checkData('post', content ?? {}), published)
  const had = new Set(lacks(entry.live).map(({ path }) => path))
  const issues = [
    ...asIssues(lacks(live).filter(({ path }) => !had.has(path))),
    ...(await factIssues(db, live, published)),
    ...(await photoIssues(db, live, published, entry.live)),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  if (isSame(data, entry.data) && isSame(live, entry.live)) return
  const drift = driftAfter(entry.drift, entry.data, data)
  const action = published.length > 0 ? 'entry.publish' : 'entry.update'
  await changeEntry(db, { entry, version, set: { data, live, drift }, action }, whoOf(by))
}

function liveWith(live: Json, fields: Json, published: readonly string[]): Json {
  const isShown = (name: string) =>
    (published.includes('vi') || !name.endsWith('Vi')) &&
    (published.includes('en') || !name.endsWith('En'))
  const shown = Object.entries(fields).filter(([name]) => isShown(name))
  return withoutBlanks({ ...live, ...Object.fromEntries(shown) })
}
