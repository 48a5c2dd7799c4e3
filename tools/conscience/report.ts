import { type FaultKind, type Finding, faultKinds } from './types'

const shownPages = 4

/** The findings in words: by kind, the same fault of several pages once. */
export function writeReport(findings: readonly Finding[]): string {
  const lines: string[] = []
  for (const [kind, title] of Object.entries(faultKinds) as [FaultKind, string][]) {
    const own = findings.filter((finding) => finding.kind === kind)
    if (own.length === 0) continue
    lines.push(`\n${title} (${own.length})`)
    for (const [said, same] of Map.groupBy(own, ({ place, sentence }) => `${place}: ${sentence}`)) {
      const pages = [...new Set(same.map(({ page }) => page))]
      const more = pages.length > shownPages ? ` and ${pages.length - shownPages} more` : ''
      lines.push(`  ${said}`, `    on ${pages.slice(0, shownPages).join(', ')}${more}`)
    }
  }
  return lines.join('\n')
}
