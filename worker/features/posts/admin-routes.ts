import { Hono } from 'hono'
import type * as z from 'zod'
import { adminEntryParam } from '../../../schema/api/admin-entries'
import { updatePostInput } from '../../../schema/api/posts'
import { withoutBlanks } from '../../../schema/content/blanks'
import { checkData, missingIn } from '../../../schema/content/check-data'
import { unreadTexts } from '../../../schema/content/machine-texts'
import { driftAfter, isSame } from '../../../schema/content/pairs'
import { changeEntry } from '../../content/change-entry'
import { readChanged } from '../../content/copies'
import { acceptData, asIssues, refuseLoss } from '../../content/edit-entry'
import { factIssues } from '../../content/facts'
import { photoIssues } from '../../content/photos'
import { moveEntry } from '../../content/publish-entry'
import { publicLocales } from '../../content/queries'
import { markedTexts } from '../../content/translated-texts'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitLongBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { findPost, makePreviewLink } from './preview'

type Json = Record<string, unknown>

/** Saves fields and publishes only these. Throws BAD_REQUEST with issues, CONFLICT, NOT_FOUND. */
export async function updatePost(
  ctx: Ctx,
  { id, ...change }: { id: string } & z.output<typeof updatePostInput>,
): Promise<void> {
  const { db } = ctx
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
  const machineTexts = await markedTexts(db, entry, data)
  const issues = [
    ...unreadTexts(data, machineTexts, published).filter(({ path }) => path in fields),
    ...asIssues(lacks(live).filter(({ path }) => !had.has(path))),
    ...(await factIssues(db, live, published)),
    ...(await photoIssues(db, live, published, entry.live)),
  ]
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  if (isSame(data, entry.data) && isSame(live, entry.live)) return
  const drift = driftAfter(entry, data)
  const action = published.length > 0 ? 'entry.publish' : 'entry.update'
  await changeEntry(ctx, { entry, version, set: { data, live, drift, machineTexts }, action })
}

function liveWith(live: Json, fields: Json, published: readonly string[]): Json {
  const isShown = (name: string) =>
    (published.includes('vi') || !name.endsWith('Vi')) &&
    (published.includes('en') || !name.endsWith('En'))
  const shown = Object.entries(fields).filter(([name]) => isShown(name))
  return withoutBlanks({ ...live, ...Object.fromEntries(shown) })
}

const param = validate('param', adminEntryParam)

export const adminPostRoutes = new Hono<AdminEnv>()
  .put('/:id', limitLongBody, requireJson, param, validate('json', updatePostInput), async (c) => {
    const { id } = c.req.valid('param')
    await updatePost(ctxOf(c), { id, ...c.req.valid('json') })
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, async (c) => {
    const { id } = await findPost(c.var.db, c.req.valid('param').id)
    await moveEntry(ctxOf(c), { id, isDeleted: true })
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/preview-link', param, async (c) =>
    c.json(await makePreviewLink(ctxOf(c), c.req.valid('param').id), 200),
  )
