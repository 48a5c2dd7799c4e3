import type { ProductImportCheck } from '../../../../schema/api/admin-products'
import type { ProductImportAnswer } from '../../../../schema/api/product-import'
import { writeAdmin } from '../kit/admin-api'
import { type BadRow, externalIdOf, type FileRow, type FileRows, type PositionKind, splitBatches } from './import-rows'

type Fate = 'added' | 'changed' | 'kept'

/** A file on its way into the shop: first all batches are checked, then those with good rows are sent. */
export interface ImportJob {
  fileName: string
  positionKind: PositionKind
  total: number
  batches: FileRow[][]
  /** The batch to do next; it may be done again, for an import brings known products up to date. */
  next: number
  /** Rows of the batches that are done. */
  done: number
  bad: BadRow[]
  /** What would become of each product; of several rows with one id the last counts. */
  fates: Map<string, Fate>
  imported: number
}

export function startJob(fileName: string, { rows, positionKind }: FileRows): ImportJob {
  const readable = rows.filter(({ fault }) => fault === undefined)
  const bad = rows.flatMap(({ position, fault }) => (fault === undefined ? [] : [{ position, fields: [], fault }]))
  const batches = splitBatches(readable)
  return { fileName, positionKind, total: readable.length, batches, next: 0, done: 0, bad, fates: new Map(), imported: 0 }
}

/** The job's second round: the rows that were found good; of several with one id only the last. */
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
    return { position: batch[index]?.position ?? 0, fields, ...(fields.length === 0 && { fault: issues[0]?.message ?? '' }) }
  })
}

const rowsOf = (batch: readonly FileRow[]) => ({ rows: batch.map(({ value }) => value) })

/** Asks what the next batch would do. Throws what the request throws; then the job stays where it was. */
export async function checkNext(job: ImportJob): Promise<ImportJob> {
  const batch = job.batches[job.next] ?? []
  const answer = await writeAdmin<ProductImportCheck>('POST', '/api/admin/products/import?dryRun=1', rowsOf(batch))
  const refused = new Set(answer.errors.map(({ index }) => index))
  const fates = new Map(job.fates)
  for (const [index, { value }] of batch.entries()) {
    const id = externalIdOf(value)
    if (id === undefined || refused.has(index)) continue
    fates.set(id, answer.added.includes(index) ? 'added' : answer.changed.includes(index) ? 'changed' : 'kept')
  }
  return { ...job, next: job.next + 1, done: job.done + batch.length, bad: [...job.bad, ...badRows(batch, answer.errors)], fates }
}

/** Sends the next batch. Throws what the request throws; then the job stays where it was and the batch may be sent again. */
export async function sendNext(job: ImportJob): Promise<ImportJob> {
  const batch = job.batches[job.next] ?? []
  const { imported, errors } = await writeAdmin<ProductImportAnswer>('POST', '/api/admin/products/import', rowsOf(batch))
  const bad = [...job.bad, ...badRows(batch, errors)]
  return { ...job, next: job.next + 1, done: job.done + batch.length, imported: job.imported + imported, bad }
}

/** Tells the shop that an import is over, so that it shows the new catalogue. */
export async function finishImport(): Promise<void> {
  await writeAdmin('POST', '/api/admin/products/import/finish')
}

/** How many products would have each fate. */
export function countFates({ fates }: ImportJob): Record<Fate, number> {
  const counts = { added: 0, changed: 0, kept: 0 }
  for (const fate of fates.values()) counts[fate] += 1
  return counts
}
