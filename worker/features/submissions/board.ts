import type { LeadBoard } from '../../../schema/api/admin-leads'
import { boardStatuses } from '../../../schema/submissions'
import { submissions } from '../../../schema/tables/submissions'
import { addCounts, selectCount } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'
import { selectRows, toRow } from './queries'
import { type LeadFilter, pageOf } from './search'

const shownInColumn = 20
const maxCounted = 1000

/** The newest leads of each state, and how many there are. */
export async function readBoard(db: Database, filter: LeadFilter): Promise<LeadBoard> {
  const columns = boardStatuses.map(async (status) => {
    const ofStatus = { ...filter, status }
    const { where } = pageOf(db, ofStatus, { limit: maxCounted })
    const [rows, counted] = await db.batch([
      selectRows(db, ofStatus, { limit: shownInColumn }),
      selectCount(db, { table: submissions, where, cap: maxCounted }),
    ])
    return { status, count: addCounts(maxCounted, counted), leads: rows.map(toRow) }
  })
  return { columns: await Promise.all(columns) }
}
