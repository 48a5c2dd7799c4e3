import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import type { BulkResult } from '../../../schema/api/admin-entries'
import {
  adminMediaParam,
  bulkMediaInput,
  deleteMediaQuery,
  editMediaInput,
  listMediaQuery,
  type MediaList,
  mediaPageSize,
  updateMediaInput,
} from '../../../schema/api/admin-media'
import { fold } from '../../../schema/fold'
import { media } from '../../../schema/tables/media'
import { refusal } from '../../content/bulk'
import { lacksAlt } from '../../content/photo-uses'
import type { Database } from '../../platform/db/database'
import { type AdminEnv, type Ctx, ctxOf } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { logFailure } from '../../platform/log/log'
import {
  deleteMedia,
  editMedia,
  labelMedia,
  readMediaDetail,
  showMedia,
  undeleteMedia,
  updateMedia,
} from './edit-media'
import { isUnused, selectMediaItems, toMediaItem } from './media-item'
import { deleteVariants } from './purge-files'

type ListInput = z.output<typeof listMediaQuery>

const maxTags = 50

const contains = (column: Column, part: string) => sql`instr(${column}, ${part}) > 0`

function matches(q: string): SQL[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return words.map((word) => contains(media.searchText, word))
}

export function mediaListQuery(db: Database, { q, state, place, tag, page }: ListInput) {
  const isTrash = state === 'trash'
  const endsFirst = state === 'licence-ends' ? [asc(media.licenceUntil)] : []
  const where = and(
    isTrash ? isNotNull(media.deletedAt) : isNull(media.deletedAt),
    state === 'unused' ? isUnused(db, media.id) : undefined,
    state === 'missing-alt' ? lacksAlt : undefined,
    state === 'licence-ends' ? isNotNull(media.licenceUntil) : undefined,
    place === '' ? undefined : eq(media.place, place),
    // Tags are stored as JSON, each in quotation marks.
    tag === '' ? undefined : contains(media.tags, JSON.stringify(tag)),
    ...matches(q),
  )
  return selectMediaItems(db)
    .where(where)
    .orderBy(...endsFirst, desc(isTrash ? media.deletedAt : media.createdAt), desc(media.id))
    .limit(mediaPageSize + 1)
    .offset((page - 1) * mediaPageSize)
}

export function mediaTagsQuery(db: Database) {
  const tag = sql<string>`tag.value`
  return db
    .select({ tag })
    .from(media)
    .innerJoin(sql`json_each(${media.tags}) tag`, sql`true`)
    .where(and(isNull(media.deletedAt), sql`${media.tags} <> '[]'`))
    .groupBy(tag)
    .orderBy(desc(count()), tag)
    .limit(maxTags)
}

async function listMedia(db: Database, input: ListInput): Promise<MediaList> {
  const [rows, tags] = await db.batch([mediaListQuery(db, input), mediaTagsQuery(db)])
  return {
    items: rows.slice(0, mediaPageSize).map(toMediaItem),
    hasNext: rows.length > mediaPageSize,
    tags: tags.map((row) => row.tag),
  }
}

type Input = z.output<typeof bulkMediaInput>

function changeOne(ctx: Ctx, id: string, input: Input) {
  switch (input.action) {
    case 'trash':
      return deleteMedia(ctx, { id, force: input.force })
    case 'restore':
      return undeleteMedia(ctx, id)
    case 'tag':
      return labelMedia(ctx, { id, tag: input.tag })
    case 'place':
      return labelMedia(ctx, { id, place: input.place })
  }
}

async function changeMedia(ctx: Ctx, input: Input): Promise<BulkResult & { changed: string[] }> {
  const results: BulkResult['results'] = []
  for (const id of new Set(input.ids)) {
    try {
      await changeOne(ctx, id, input)
      results.push({ id, ok: true })
    } catch (error) {
      results.push(refusal(id, error))
    }
  }
  return { results, changed: results.flatMap(({ id, ok }) => (ok ? id : [])) }
}

type C = Context<AdminEnv>

function forgetLater(c: C, ids: readonly string[], version?: number) {
  const forget = async () => {
    for (const id of ids) await deleteVariants(c.env.MEDIA, id, version)
  }
  c.executionCtx.waitUntil(logFailure('renditions could not be deleted', forget()))
}

async function readChanged(c: C, id: string) {
  await showMedia(c, [id])
  return readMediaDetail(c.var.db, id)
}

const param = validate('param', adminMediaParam)

export const adminMediaRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listMediaQuery), async (c) =>
    c.json(await listMedia(c.var.db, c.req.valid('query')), 200),
  )
  .post('/bulk', limitBody, requireJson, validate('json', bulkMediaInput), async (c) => {
    const input = c.req.valid('json')
    const { results, changed } = await changeMedia(ctxOf(c), input)
    if (input.action === 'trash') forgetLater(c, changed)
    await showMedia(c, changed)
    return c.json({ results } satisfies BulkResult, 200)
  })
  .get('/:id', param, async (c) =>
    c.json(await readMediaDetail(c.var.db, c.req.valid('param').id), 200),
  )
  .put('/:id', limitBody, requireJson, param, validate('json', updateMediaInput), async (c) => {
    const { id } = c.req.valid('param')
    const version = await updateMedia(ctxOf(c), { ...c.req.valid('json'), id })
    if (version !== undefined) forgetLater(c, [id], version)
    return c.json(await readChanged(c, id), 200)
  })
  .put('/:id/edit', limitBody, requireJson, param, validate('json', editMediaInput), async (c) => {
    const { id } = c.req.valid('param')
    const version = await editMedia(ctxOf(c), { ...c.req.valid('json'), id })
    if (version !== undefined) forgetLater(c, [id], version)
    return c.json(await readChanged(c, id), 200)
  })
  .delete('/:id', param, validate('query', deleteMediaQuery), async (c) => {
    const { id } = c.req.valid('param')
    await deleteMedia(ctxOf(c), { id, force: c.req.valid('query').force === 'true' })
    forgetLater(c, [id])
    return c.json(await readChanged(c, id), 200)
  })
  .post('/:id/undelete', param, async (c) => {
    const { id } = c.req.valid('param')
    await undeleteMedia(ctxOf(c), id)
    return c.json(await readChanged(c, id), 200)
  })
