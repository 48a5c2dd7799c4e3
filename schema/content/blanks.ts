import { isEmpty, isRecord } from './in-one-language'

type Json = Record<string, unknown>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function prune(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim()
  if (Array.isArray(value)) return value.map(prune).filter((item) => !isBlank(item))
  if (!isRecord(value)) return value
  const kept = Object.entries(value)
    .map(([key, child]) => [key, prune(child)] as const)
    .filter(([, child]) => !isBlank(child))
  // A group that contains only empty lists has not been started.
  return kept.every(([, child]) => isEmpty(child)) ? undefined : Object.fromEntries(kept)
}

/** Data as stored: trimmed NFC texts, empty values removed. */
export function withoutBlanks(data: Json): Json {
  return (prune(data) ?? {}) as Json
}
