import { csvLines } from '../../../schema/csv'

/** So many rows travel at once. */
const rowsAtOnce = 200

/**
 * A CSV file as a stream, with the byte order mark by which Excel knows UTF-8. Where reading rows
 * fails, so does the download.
 */
export function csvStream(
  header: readonly string[],
  rows: AsyncGenerator<readonly string[], void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLines([header])}`)),
    async pull(controller) {
      const batch: (readonly string[])[] = []
      while (batch.length < rowsAtOnce) {
        const next = await rows.next()
        if (next.done) break
        batch.push(next.value)
      }
      if (batch.length > 0) controller.enqueue(encoder.encode(csvLines(batch)))
      if (batch.length < rowsAtOnce) controller.close()
    },
    cancel: async () => {
      await rows.return()
    },
  })
}

/** The headers of a CSV download; `name` in ASCII, without its ending. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  }
}
