import type { ImportedSubscribers } from '../../../../schema/api/admin-subscribers'
import type { MailingList } from '../../../../schema/mailing-lists'
import { writeAdmin } from '../../kit/admin-api'
import type { BadRow, ImportRow } from './import-rows'

/** The most rows that the API takes at once. */
const batchSize = 500

/** The import of a file into a list, a batch at a time; one that was sent twice changes nothing. */
export interface ImportJob {
  fileName: string
  list: MailingList
  rows: readonly ImportRow[]
  bad: readonly BadRow[]
  /** In rows. */
  done: number
  result: ImportedSubscribers
}

export function startJob(
  fileName: string,
  list: MailingList,
  rows: readonly ImportRow[],
  bad: readonly BadRow[],
): ImportJob {
  return {
    fileName,
    list,
    rows,
    bad,
    done: 0,
    result: { added: 0, known: 0, left: 0, suppressed: 0 },
  }
}

/** Sends the next batch. Throws what the request throws; the job can be resumed. */
export async function sendNext(job: ImportJob): Promise<ImportJob> {
  const rows = job.rows.slice(job.done, job.done + batchSize)
  const { added, known, left, suppressed } = await writeAdmin<ImportedSubscribers>(
    'POST',
    '/api/admin/subscribers/import',
    {
      list: job.list,
      rows,
    },
  )
  const { result } = job
  return {
    ...job,
    done: job.done + rows.length,
    result: {
      added: result.added + added,
      known: result.known + known,
      left: result.left + left,
      suppressed: result.suppressed + suppressed,
    },
  }
}
