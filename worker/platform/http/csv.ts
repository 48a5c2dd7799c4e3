import { stringify } from 'csv-stringify/sync'

/** What spreadsheets take for a formula at the start of a cell, blanks before it included, and the apostrophe itself so that it can be told apart. */
const startsLikeFormula = /^(?:['\t\r\n]|\s*[=+\-@＝＋－＠])/u

/**
 * A cell that no spreadsheet computes: what looks like a formula, or begins with an apostrophe, gets an apostrophe before it. Taking one
 * leading apostrophe away gives back what was stored. A phone number stays readable: `'+84 …`. Source: OWASP, CSV Injection.
 */
export function safeCell(value: string): string {
  return startsLikeFormula.test(value) ? `'${value}` : value
}

/** Lines of CSV with CRLF, every cell safe and in quotes, so that a spreadsheet that splits at semicolons finds no formula either. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeCell))
  return stringify(safe, { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}

/** So many rows travel at once. */
const rowsAtOnce = 200

/** A CSV file as a stream, with the byte order mark by which Excel knows UTF-8. Where reading rows fails, so does the download. */
export function csvStream(header: readonly string[], rows: AsyncGenerator<readonly string[], void>): ReadableStream<Uint8Array> {
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
