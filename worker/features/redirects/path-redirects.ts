import { count, desc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type {
  createPathRedirectInput,
  PathRedirectList,
  PathRedirectProblem,
} from '../../../schema/api/redirects'
import { type Locale, splitLocale } from '../../../schema/locale'
import { canonicalPath, fillPath, matchPattern, paths } from '../../../schema/paths'
import { pathRedirects } from '../../../schema/tables/entries'
import { pageState } from '../../content/page-state'
import { isEntryPage } from '../../content/queries'
import type { Database } from '../../platform/db/database'
import { hasChanged } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError, fieldError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'

const pageSize = 25
const maxSteps = 10

const reserved =
  /^\/(?:api|admin|assets|share|media|r|\.well-known|cdn-cgi)(?:\/|$)|\.(?:txt|xml|json|webmanifest|m?js|css|ico|png|jpe?g|webp|avif|svg|woff2?)$/i

export async function findPathRedirect(db: Database, path: string): Promise<string | undefined> {
  const [row] = await db
    .select({ target: pathRedirects.target })
    .from(pathRedirects)
    .where(eq(pathRedirects.path, path))
  return row?.target
}

export async function listPathRedirects(
  db: Database,
  { page }: { page: number },
): Promise<PathRedirectList> {
  const rows = await db
    .select()
    .from(pathRedirects)
    .orderBy(desc(pathRedirects.createdAt), desc(pathRedirects.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { redirects: rows.slice(0, pageSize), hasNext: rows.length > pageSize }
}

/** Throws BAD_REQUEST with an issue for a reserved path, or a target that leads nowhere. */
export async function createPathRedirect(
  ctx: Ctx,
  { path: from, target: to }: z.output<typeof createPathRedirectInput>,
): Promise<void> {
  const { db, actor, now, settings } = ctx
  const path = canonical(from, settings.defaultLocale)
  const target = canonical(to, settings.defaultLocale)
  await refuseBadPath(db, path)
  await refuseBadTarget(db, { path, target })
  const entry = {
    action: 'redirect.create',
    subject: path,
    label: path,
    after: { path, target },
  } as const
  const [, inserted] = await db.batch([
    auditEntry(ctx, entry),
    db
      .insert(pathRedirects)
      .values({ path, target, username: actor.username, createdAt: now.toISOString() })
      .onConflictDoNothing(),
  ])
  if (!hasChanged([inserted])) refuse('path', 'taken')
}

export async function deletePathRedirect(ctx: Ctx, id: number): Promise<void> {
  const { db } = ctx
  const [row] = await db.select().from(pathRedirects).where(eq(pathRedirects.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  const { path, target } = row
  const entry = {
    action: 'redirect.delete',
    subject: path,
    label: path,
    before: { path, target },
  } as const
  await db.batch([auditEntry(ctx, entry), db.delete(pathRedirects).where(eq(pathRedirects.id, id))])
}

function refuse(path: 'path' | 'target', message: PathRedirectProblem): never {
  throw fieldError(path, message)
}

function canonical(input: string, defaultLocale: Locale) {
  const tidy = new URL(input, 'https://site.example').pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return canonicalPath(splitLocale(tidy, defaultLocale).path)
}

async function refuseBadPath(db: Database, path: string) {
  if (path === '/' || reserved.test(path)) refuse('path', 'reserved')
  if (await isPage(db, path)) refuse('path', 'page exists')
  const [row] = await db
    .select({ rows: count() })
    .from(pathRedirects)
    .where(eq(pathRedirects.path, path))
  if (row?.rows) refuse('path', 'taken')
}

async function refuseBadTarget(db: Database, { path, target }: { path: string; target: string }) {
  if (reserved.test(target)) refuse('target', 'reserved')
  let step = target
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (step === path) refuse('target', 'loop')
    if (await isPage(db, step)) return
    const next = await findPathRedirect(db, step)
    if (next === undefined) refuse('target', 'unknown page')
    step = next
  }
  refuse('target', 'loop')
}

async function isPage(db: Database, path: string) {
  const state = pageState(path)
  if (state !== 'open') return state === 'exists'
  const slug = matchPattern(paths.journalEntry, path)?.slug
  return isEntryPage(db, slug === undefined ? path : fillPath(paths.article, { slug }))
}
