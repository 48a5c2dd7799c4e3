import { csvLines } from '../../../schema/csv'

const rowsAtOnce = 200

/** Starts with Excel's byte order mark. If reading rows fails, so does the download. */
export function csvStream(
  header: readonly string[],
  rows: AsyncGenerator<readonly string[], void> | Generator<readonly string[], void>,
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

export function csvHeaders(name: string): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  }
}
