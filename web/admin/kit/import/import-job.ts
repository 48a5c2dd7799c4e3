import { fold } from '../../../../schema/fold'
import type { FileEnding, FileRow, FileRows } from './read-rows'

export interface BatchAnswer {
  counts: Readonly<Record<string, number>>
  /** The outcome of each row. */
  outcomes?: readonly string[]
  /** Rows that are left out, by their index in the batch. */
  refused: readonly ({ index: number } & Pick<FileRow, 'name' | 'fields' | 'issues' | 'error'>)[]
}

interface ImportColumn {
  name: string
  /** `either`: every row needs it in at least one language. */
  isNeeded: boolean | 'either'
  /** What editors call it; else its name. */
  label?: string
  /** What else its header may say. */
  aliases?: readonly string[]
}

export interface ImportPlan {
  endings: readonly FileEnding[]
  columns?: readonly ImportColumn[]
  /** The columns with what their headers may also say. */
  namedColumns?: () => Promise<readonly ImportColumn[]>
  batchRows: number
  /** What two rows of a file must not share. */
  keyOf?: (value: unknown) => string | undefined
  /** Checks and normalizes the rows before anything is sent. */
  prepare?: (rows: readonly FileRow[]) => FileRow[] | Promise<FileRow[]>
  /** Asks the server what it would do; nothing is written. */
  check?: (values: readonly unknown[]) => Promise<BatchAnswer>
  send: (values: readonly unknown[]) => Promise<BatchAnswer>
  finish?: () => Promise<unknown>
}

export interface ImportJob {
  fileName: string
  positionKind: FileRows['positionKind']
  phase: 'checking' | 'importing'
  batches: FileRow[][]
  /** The index of the next batch, which may safely be sent twice. */
  next: number
  /** In rows. */
  done: number
  total: number
  bad: FileRow[]
  outcomes: ReadonlyMap<number, string>
  counts: Readonly<Record<string, number>>
}

/** The most characters of JSON in a request, apart from a single longer row. */
const maxCharacters = 600_000

export function splitBatches(rows: readonly FileRow[], maxRows: number): FileRow[][] {
  const batches: FileRow[][] = []
  let characters = 0
  for (const row of rows) {
    const size = JSON.stringify(row.value)?.length ?? 0
    const batch = batches.at(-1)
    if (batch && batch.length < maxRows && characters + size <= maxCharacters) {
      batch.push(row)
      characters += size
    } else {
      batches.push([row])
      characters = size
    }
  }
  return batches
}

const folded = (header: string) =>
  fold(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function columnOf(plan: ImportPlan, header: string): string {
  const wanted = folded(header)
  const column = plan.columns?.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((one) => folded(one) === wanted),
  )
  return column?.name ?? header
}

export function missingColumns(plan: ImportPlan, { headers }: FileRows): string[] {
  const found = headers?.map((header) => columnOf(plan, header))
  return (plan.columns ?? []).flatMap(({ name, label = name, isNeeded }) =>
    isNeeded === true && found && !found.includes(name) ? [label] : [],
  )
}

function withColumnNames(plan: ImportPlan, row: FileRow): FileRow {
  const cells = Object.entries(Object(row.value)).map(([header, cell]) => [
    columnOf(plan, header),
    cell,
  ])
  return { ...row, value: Object.fromEntries(cells) }
}

const isGood = ({ error, fields, twin }: FileRow) =>
  error === undefined && fields === undefined && twin === undefined

/** Nobody knows which of two rows with one key is meant, so both are left out. */
function withTwins({ keyOf }: ImportPlan, rows: readonly FileRow[]): FileRow[] {
  const keyed = (row: FileRow) => (isGood(row) ? keyOf?.(row.value) : undefined)
  const byKey = Map.groupBy(rows, keyed)
  return rows.map((row) => {
    const key = keyed(row)
    const twin = key && byKey.get(key)?.find(({ position }) => position !== row.position)
    return twin ? { ...row, twin: twin.position } : row
  })
}

export async function startJob(
  plan: ImportPlan,
  fileName: string,
  file: FileRows,
): Promise<ImportJob> {
  const { positionKind, headers } = file
  const read = headers
    ? file.rows.map((row) => (isGood(row) ? withColumnNames(plan, row) : row))
    : file.rows
  const rows = withTwins(plan, (await plan.prepare?.(read)) ?? [...read])
  const good = rows.filter(isGood)
  return {
    fileName,
    positionKind,
    phase: 'checking',
    batches: splitBatches(good, plan.batchRows),
    next: 0,
    done: 0,
    total: good.length,
    bad: rows.filter((row) => !isGood(row)),
    outcomes: new Map(),
    counts: {},
  }
}

/** The good rows. */
export function rowsToSend({ batches, bad }: ImportJob): FileRow[] {
  const refused = new Set(bad.map(({ position }) => position))
  return batches.flat().filter(({ position }) => !refused.has(position))
}

export function countOutcomes(job: ImportJob): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { position } of rowsToSend(job)) {
    const outcome = job.outcomes.get(position)
    if (outcome !== undefined) counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

export function startSending(plan: ImportPlan, job: ImportJob): ImportJob {
  const rows = rowsToSend(job)
  const batches = splitBatches(rows, plan.batchRows)
  return { ...job, phase: 'importing', batches, total: rows.length, next: 0, done: 0, counts: {} }
}

/** Checks or sends the next batch. Throws what the request throws; the job can be resumed. */
export async function runNext(plan: ImportPlan, job: ImportJob): Promise<ImportJob> {
  const batch = job.batches[job.next] ?? []
  const ask = job.phase === 'checking' && plan.check ? plan.check : plan.send
  const { counts, outcomes, refused } = await ask(batch.map(({ value }) => value))
  const bad = refused.flatMap(({ index, ...why }): FileRow[] => {
    const row = batch[index]
    return row ? [{ ...row, ...why }] : []
  })
  const sums = { ...job.counts }
  for (const [outcome, count] of Object.entries(counts))
    sums[outcome] = (sums[outcome] ?? 0) + count
  return {
    ...job,
    next: job.next + 1,
    done: job.done + batch.length,
    bad: [...job.bad, ...bad],
    counts: sums,
    outcomes: new Map([
      ...job.outcomes,
      ...batch.flatMap(({ position }, index) => {
        const outcome = outcomes?.[index]
        return outcome === undefined ? [] : [[position, outcome] as const]
      }),
    ]),
  }
}
