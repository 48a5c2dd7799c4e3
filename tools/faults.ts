import { faultMatrix, faultNames, faults, kindNames, kinds, outcomes } from '../worker/testing/fault-matrix'

/** The fault matrix as a table in Markdown: what visitors see of each fault. */
function faultTable(): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const head = ['', ...kindNames.map((kind) => kinds[kind])]
  const rows = faultNames.map((fault) => [faults[fault], ...kindNames.map((kind) => nameOf(faultMatrix[fault][kind]))])
  const words = Object.entries(outcomes).map(([outcome, text]) => `- **${nameOf(outcome)}**: ${text}`)
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '', ...words].join('\n')
}

/** `thatDay` as `that day`; what is as ever stays out of the way. */
function nameOf(outcome: string): string {
  return outcome === 'same' ? '·' : outcome.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

if (process.argv[1] === import.meta.filename) console.info(faultTable())
