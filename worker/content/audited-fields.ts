import { smallestChange } from '../../schema/text-change'
import { changedFields } from '../platform/log/audit'

/** In characters. */
const maxLength = 300

/** Returns the differing part and the whole length; short texts as they are. */
function shorten(text: string, other: string): string {
  if (text.length <= maxLength && other.length <= maxLength) return text
  const change = smallestChange(text, other)
  const changed = change ? text.slice(change.from, change.to) : ''
  const cut = changed.length > maxLength ? `${changed.slice(0, maxLength)}…` : changed
  return `…${cut}… (${text.length})`
}

function shortenValue(value: unknown, other: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? shorten(value, textOf(other)) : value
  const isShort = [value, other].every((one) => textOf(one).length <= maxLength)
  return isShort ? value : shorten(textOf(value), textOf(other))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isLines = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isLines ? value.join('\n') : (JSON.stringify(value) ?? '')
}

export function auditedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): ReturnType<typeof changedFields> {
  const changed = changedFields(before, after)
  const shortenAll = (values: Record<string, unknown>, others: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, shortenValue(value, others[name])]),
    )
  return {
    before: shortenAll(changed.before, changed.after),
    after: shortenAll(changed.after, changed.before),
  }
}
