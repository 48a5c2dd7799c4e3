import { patternOf } from '../../../schema/mark-pattern'

/** Marks whole words only. `marks` are in lower case, the longest first. */
export function highlightParts(text: string, marks: readonly string[]) {
  const composed = text.normalize('NFC')
  if (marks.length === 0) return [{ text: composed, isMarked: false }]
  return composed
    .split(patternOf(marks))
    .flatMap((part, index) => (part === '' ? [] : { text: part, isMarked: index % 2 === 1 }))
}

export function Highlighted({ text, marks }: { text: string; marks: readonly string[] }) {
  return highlightParts(text, marks).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
      <mark key={index} className="bg-glow text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
