import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LeadKind } from '../../../schema/leads'
import { planOf } from '../../testing/plans'
import { leadTables } from './search'
import { sourcesOf } from './streams'

const place = { at: '2026-01-01T00:00:00.000Z', id: '7' }
const pages = [{ limit: 25 }, { limit: 25, before: place }, { limit: 25, after: place }]
const everything = { kind: 'all', status: 'all', assignee: undefined, q: '' } as const

const nameOf = (kind: LeadKind) => sql`${leadTables[kind].name}`

describe('the statements of the inbox', () => {
  const filters = [everything, { ...everything, assignee: 'mai' }, { ...everything, assignee: null }]

  it('read only their own rows, in the order of an index', async () => {
    for (const filter of filters)
      for (const page of pages)
        for (const source of sourcesOf(filter)) {
          const plan = await planOf(source(nameOf, page))
          expect(plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
          expect(plan.join()).toContain(filter.assignee === undefined ? '(status=?' : '(assignee=? AND status=?')
        }
  })

  it('search without reading a whole table', async () => {
    for (const page of pages)
      for (const q of ['Đà Nẵng', 'mai@example.com', '???'])
        for (const source of sourcesOf({ ...everything, q, assignee: 'mai' })) {
          const plan = await planOf(source(nameOf, page))
          expect(plan.filter((step) => /^SCAN (trip_leads|contact_messages|lead_places)/.test(step))).toEqual([])
        }
  })
})
