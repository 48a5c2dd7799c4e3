import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planOf } from '../../testing/plans'
import { leadTables, selectStream, streamsOf } from './streams'

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
