import { bindPlaceNames } from '../../schema/places'

/**
 * What holds texts for readers: a field of a language, such as `titleVi`, and rendered Markdown.
 */
const isText = (key: string) => /(?:Vi|En)$/.test(key) || key === 'html'

const units =
  'ngày|đêm|giờ|phút|tuần|km|m|kg|đ|khách|days?|nights?|hours?|minutes?|weeks?|guests?|am|pm|VND'
const numberWithUnit = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=\\d giờ) (?=\\d)`,
  'gu',
)
/** Of a range, such as `8:00–17:00`, `5 giờ 30–7 giờ` and `$20–30`. */
const rangeDash = /(?<=\d|giờ)–(?=\$?\d)/g

/** A text whose numbers stay with their units, and whose ranges with the dash in them. */
function bindNumbers(value: string): string {
  return value.replace(rangeDash, '\u2060–\u2060').replace(numberWithUnit, '\u00a0')
}

/** Phrases of Vietnamese that read badly when they are broken over two lines. */
const phrases =
  /không bắt buộc|thứ Hai – thứ Sáu|chính sách bảo mật|đồng bằng(?= sông)|(?<!\p{L})(?:cà phê|ca trù|lộ trình|lịch trình|đi bộ|đi thuyền|bao nhiêu)(?!\p{L})/giu

/** A text with its names of places and phrases bound. */
export const bindWords = (value: string) =>
  bindPlaceNames(value).replace(phrases, (phrase) =>
    phrase.replaceAll(' ', '\u00a0').replace('–', '–\u2060'),
  )

const bindAll = (value: string) => bindNumbers(bindWords(value))

function bindIn(value: unknown, bind: (value: string) => string, isShown: boolean): unknown {
  if (typeof value === 'string') return isShown ? bind(value) : value
  if (Array.isArray(value)) return value.map((item) => bindIn(item, bind, isShown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, bindIn(child, bind, isShown || isText(key))]),
  )
}

/** One result for an answer, however many components read it. */
const known = new WeakMap<object, unknown>()

/**
 * The answer of an API with the names of places and the numbers in its texts bound, see {@link
 * bindPlaceNames}; what identifies something stays as it is.
 */
export function withBoundTexts<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer
  if (!known.has(answer)) known.set(answer, bindIn(answer, bindAll, false))
  // The same shape: only spaces in strings differ.
  return known.get(answer) as Answer
}

/** A text file of the interface with the names of places and phrases bound. */
export function boundTextFile(texts: object): object {
  return bindIn(texts, bindWords, true) as object
}
