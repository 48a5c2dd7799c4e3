import { bindPlaceNames } from '../../schema/places'

/** Fields of a language, such as `titleVi`, and rendered Markdown. */
const isText = (key: string) => /(?:Vi|En)$/.test(key) || key === 'html'

const units =
  'ngày|đêm|giờ|phút|tuần|km|m|kg|đ|khách|days?|nights?|hours?|minutes?|weeks?|guests?|am|pm|VND'
const numberWithUnit = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=\\d giờ) (?=\\d)`,
  'gu',
)
/** Matches `8:00–17:00`, `5 giờ 30–7 giờ` and `$20–30`. */
const rangeDash = /(?<=\d|giờ)–(?=\$?\d)/g

function bindNumbers(value: string): string {
  return value.replace(rangeDash, '\u2060–\u2060').replace(numberWithUnit, '\u00a0')
}

/** Vietnamese phrases that must not break over two lines. */
const phrases =
  /không bắt buộc|thứ Hai – thứ Sáu|chính sách bảo mật|đồng bằng(?= sông)|(?<!\p{L})(?:cà phê|ca trù|lộ trình|lịch trình|đi bộ|đi thuyền|bao nhiêu)(?!\p{L})/giu

/** Binds names of places and phrases with no-break spaces. */
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

const known = new WeakMap<object, unknown>()

/** Notes a response whose texts are bound already, as those in the page data are. */
export function noteBound(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) known.set(answer, answer)
}

/** Binds names of places, phrases and numbers in a response's texts; caches the result. */
export function withBoundTexts<Answer>(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer
  if (!known.has(answer)) {
    const bound = bindIn(answer, bindAll, false)
    known.set(answer, bound)
    noteBound(bound)
  }
  // The same shape: only spaces in strings differ.
  return known.get(answer) as Answer
}

/** Binds names of places and phrases in an interface text file. */
export function boundTextFile(texts: object): object {
  return bindIn(texts, bindWords, true) as object
}
