import type { FaultKind, Finding, Snapshot, VisitedPage } from '../types'

/** Writes a page's findings of one kind. */
export function findingsOf(kind: FaultKind, page: VisitedPage) {
  return (place: string, sentence: string): Finding => ({ kind, page: page.path, place, sentence })
}

/** Looks at a page as the server sent it and as the browser has it; what is wrong in both is said once. */
export function inBothStates(page: VisitedPage, look: (snapshot: Snapshot) => Finding[]): Finding[] {
  const found = [...look(page.sent), ...look(page.live)]
  return [...new Map(found.map((finding) => [`${finding.kind} ${finding.place} ${finding.sentence}`, finding])).values()]
}

/** The beginning of a text, for a sentence about it. */
export function quote(text: string): string {
  return `“${text.length > 90 ? `${text.slice(0, 90)}…` : text}”`
}
