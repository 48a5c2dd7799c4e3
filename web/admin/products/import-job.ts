import type { ProductImportCheck } from '../../../schema/api/admin-products'
import type { ProductImportAnswer } from '../../../schema/api/product-import'
import { writeAdmin } from '../kit/admin-api'
import {
  type BadRow,
  externalIdOf,
  type FileRow,
  type FileRows,
  type PositionKind,
  splitBatches,
} from './import-rows'

type Fate = 'added' | 'changed' | 'unchanged'

/** The import of a file: first all batches are checked, then those with good rows are sent. */
export interface ImportJob {
  fileName: string
  positionKind: PositionKind
  total: number
  batches: FileRow[][]
  /** The index of the next batch, which may safely be sent twice. */
  next: number
  /** In rows. */
  done: number
  bad: BadRow[]
  /** By product id; of several rows with one id the last counts. */
  fates: Map<string, Fate>
  imported: number
}

export function startJob(fileName: string, { rows, positionKind }: FileRows): ImportJob {
  const readable = rows.filter(({ error }) => error === undefined)
  const bad = rows.flatMap(({ position, error }) =>
    error === undefined ? [] : [{ position, fields: [], error }],
  )
  const batches = splitBatches(readable)
  return {
    fileName,
    positionKind,
    total: readable.length,
    batches,
    next: 0,
    done: 0,
    bad,
    fates: new Map(),
    imported: 0,
  }
}

/** Returns the job that sends the good rows; of several with one id only the last. */
export function startSending(job: ImportJob): ImportJob {
  const refused = new Set(job.bad.map(({ position }) => position))
  const good = new Map<string, FileRow>()
  for (const row of job.batches.flat()) {
    const id = externalIdOf(row.value)
    if (id !== undefined && !refused.has(row.position)) good.set(id, row)
  }
  return { ...job, batches: splitBatches([...good.values()]), total: good.size, next: 0, done: 0 }
}

function badRows(batch: readonly FileRow[], errors: ProductImportAnswer['errors']): BadRow[] {
  return errors.map(({ index, issues }) => {
    const fields = [...new Set(issues.map(({ path }) => path.split('.')[0] ?? '').filter(Boolean))]
    return {
      position: batch[index]?.position ?? 0,
      fields,
      ...(fields.length === 0 && { error: issues[0]?.message ?? '' }),
    }
  })
}

const rowsOf = (batch: readonly FileRow[]) => ({ rows: batch.map(({ value }) => value) })

/** Checks the next batch. Throws what the request throws; the job can be resumed. */
export async function checkNext(job: ImportJob): Promise<ImportJob> {
  const batch = job.batches[job.next] ?? []
  const answer = await writeAdmin<ProductImportCheck>(
    'POST',
    '/api/admin/products/import?dryRun=1',
    rowsOf(batch),
  )
  const refused = new Set(answer.errors.map(({ index }) => index))
  const fates = new Map(job.fates)
  for (const [index, { value }] of batch.entries()) {
    const id = externalIdOf(value)
    if (id === undefined || refused.has(index)) continue
    fates.set(
      id,
      answer.added.includes(index)
        ? 'added'
        : answer.changed.includes(index)
          ? 'changed'
          : 'unchanged',
    )
  }
  return {
    ...job,
    next: job.next + 1,
    done: job.done + batch.length,
    bad: [...job.bad, ...badRows(batch, answer.errors)],
    fates,
  }
}

/** Sends the next batch. Throws what the request throws; the job can be resumed. */
export async function sendNext(job: ImportJob): Promise<ImportJob> {
  const batch = job.batches[job.next] ?? []
  const { imported, errors } = await writeAdmin<ProductImportAnswer>(
    'POST',
    '/api/admin/products/import',
    rowsOf(batch),
  )
  const bad = [...job.bad, ...badRows(batch, errors)]
  return {
    ...job,
    next: job.next + 1,
    done: job.done + batch.length,
    imported: job.imported + imported,
    bad,
  }
}

/** Makes the shop show the new catalogue. */
export async function finishImport(): Promise<void> {
  await writeAdmin('POST', '/api/admin/products/import/finish')
}

export function countFates({ fates }: ImportJob): Record<Fate, number> {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  for (const fate of fates.values()) counts[fate] += 1
  return counts
}
