import { env } from 'cloudflare:test'
import { type SQL, sql } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../schema/locale'
import { selectStream as selectSubscribers } from '../newsletter/subscriber-queries'
import { leadTables, selectStream, streamsOf } from './streams'

const dialect = new SQLiteAsyncDialect()

async function planOf(statement: SQL): Promise<string[]> {
  const { sql: query, params } = dialect.sqlToQuery(statement)
  const { results } = await env.DB.prepare(`explain query plan ${query}`)
    .bind(...params)
    .all<{ detail: string }>()
  expect(results.length).toBeGreaterThan(0)
  return results.map(({ detail }) => detail)
}

const place = { at: '2026-01-01T00:00:00.000Z', id: '7' }
const pages = [{ limit: 25 }, { limit: 25, before: place }, { limit: 25, after: place }]
const everything = { kind: 'all', status: 'all', assignee: undefined, q: '' } as const

describe('the statements of the inbox', () => {
  const filters = [everything, { ...everything, assignee: 'mai' }, { ...everything, assignee: null }]

  it('read only their own rows, in the order of an index', async () => {
    for (const filter of filters)
      for (const page of pages)
        for (const stream of streamsOf(filter)) {
          const plan = await planOf(selectStream(stream, filter, sql`${leadTables[stream.kind].name}`, page))
          expect(plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
          expect(plan.join()).toContain(filter.assignee === undefined ? '(status=?' : '(assignee=? AND status=?')
        }
  })

  it('search without reading a whole table', async () => {
    for (const page of pages)
      for (const stream of streamsOf(everything)) {
        const filter = { ...everything, q: 'Đà Nẵng' }
        const plan = await planOf(selectStream(stream, filter, sql`${leadTables[stream.kind].name}`, page))
        expect(plan.filter((step) => /^SCAN (trip_leads|contact_messages)/.test(step))).toEqual([])
      }
  })
})

describe('the statements of the subscribers', () => {
  it('read only their own rows', async () => {
    for (const language of locales)
      for (const page of pages) {
        const plan = await planOf(selectSubscribers({ status: 'confirmed', language }, '', page))
        expect(plan.join()).toContain('newsletter_subscriptions_listed (status=? AND language=?')
        const searched = await planOf(selectSubscribers({ status: 'confirmed', language }, 'an', page))
        expect(searched.join()).toContain('(email>? AND email<?)')
      }
  })
})
