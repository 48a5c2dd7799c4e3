import { failureMatrix, failureNames, failures, kindNames, kinds, outcomes } from '../worker/testing/failure-matrix'

/** The failure matrix as a table in Markdown: what visitors see of each failure. */
function faultTable(): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const head = ['', ...kindNames.map((kind) => kinds[kind])]
  const rows = failureNames.map((failure) => [failures[failure], ...kindNames.map((kind) => nameOf(failureMatrix[failure][kind]))])
  const words = Object.entries(outcomes).map(([outcome, text]) => `- **${nameOf(outcome)}**: ${text}`)
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '', ...words].join('\n')
}

/** `thatDay` as `that day`; what is as ever stays out of the way. */
function nameOf(outcome: string): string {
  return outcome === 'same' ? '·' : outcome.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

if (process.argv[1] === import.meta.filename) console.info(faultTable())
