import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { submissions } from '../../../schema/tables/submissions'
import { openDatabase } from '../../platform/db/database'
import { planOf } from '../../testing/plans'
import { type LeadFilter, pageOf } from './search'

const cursor = { at: '2026-01-01T00:00:00.000Z', id: '7' }
const pages = [{}, { before: cursor }, { after: cursor }]
const everything = {
  kind: 'all',
  status: 'all',
  assignee: undefined,
  todo: '',
  today: '2026-11-29',
  q: '',
} as const

async function stepsOf(filter: LeadFilter): Promise<string[]> {
  const db = openDatabase(env.DB)
  const plans = pages.map((page) => {
    const { where, orderBy } = pageOf(db, filter, { ...page, limit: 25 })
    const query = db
      .select({ id: submissions.id, name: submissions.name })
      .from(submissions)
      .where(where)
      .orderBy(...orderBy)
    return planOf(query.getSQL())
  })
  return (await Promise.all(plans)).flat()
}

describe('the queries of the inbox', () => {
  it.each([
    [everything, 'submissions_created'],
    [{ ...everything, kind: 'trip' as const }, 'submissions_created'],
    [{ ...everything, status: 'new' as const }, 'submissions_status'],
    [{ ...everything, assignee: 'mai' }, 'submissions_assignee'],
    [{ ...everything, assignee: null }, 'submissions_assignee'],
  ])('read %o in the order of an index', async (filter, index) => {
    const steps = await stepsOf(filter)
    expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
    for (const step of steps) expect(step).toContain(`submissions USING INDEX ${index}`)
  })

  it.each([
    ['fresh', 'submissions_status'],
    ['due', 'submissions_follow_up'],
    ['replied', 'submissions_status'],
  ] as const)('read what is to do (%s) along an index of few rows', async (todo, index) => {
    const steps = await stepsOf({ ...everything, todo })
    expect(steps.filter((step) => /^SCAN/.test(step))).toEqual([])
    expect(steps.join()).toContain(`SEARCH submissions USING INDEX ${index}`)
  })

  it.each(['Đà Nẵng', 'mai@example.com', '???'])(
    'search for %s along the full-text index, which has the order of the list',
    async (q) => {
      for (const filter of [
        everything,
        { ...everything, status: 'new' as const },
        { ...everything, assignee: 'mai' },
      ]) {
        const steps = await stepsOf({ ...filter, q })
        expect(steps.filter((step) => /TEMP B-TREE|^SCAN submissions( |$)/.test(step))).toEqual([])
      }
    },
  )
})
