import { bindPlaceNames } from '../../schema/places'

/** What holds texts for readers: a field of a language, such as `titleVi`, and rendered Markdown. */
const isText = (key: string) => /(?:Vi|En)$/.test(key) || key === 'html'

function bindIn(value: unknown, isShown: boolean): unknown {
  if (typeof value === 'string') return isShown ? bindPlaceNames(value) : value
  if (Array.isArray(value)) return value.map((item) => bindIn(item, isShown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, bindIn(child, isShown || isText(key))]))
}

/** One result for an answer, however many components read it. */
const known = new WeakMap<object, unknown>()

/** The answer of an API with the names of places in its texts bound, see {@link bindPlaceNames}; what identifies something stays as it is. */
export function withBoundTexts<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer
  if (!known.has(answer)) known.set(answer, bindIn(answer, false))
  // The same shape: only spaces in strings differ.
  return known.get(answer) as Answer
}

/** A text file of the interface with the names of places bound. */
export function boundTextFile(texts: object): object {
  return bindIn(texts, true) as object
}
