import { formatInVietnam, vietnamOffset } from '../../../../../schema/time'

/** An instant as a `datetime-local` field shows it in Vietnam time (UTC+7 all year): `2026-11-21T17:30`. */
export function toVietnamInput(instant: Date): string {
  return formatInVietnam(instant, "yyyy-MM-dd'T'HH:mm")
}

/** The UTC ISO instant of what stands in a `datetime-local` field, read as Vietnam time; undefined where it is none. */
export function fromVietnamInput(value: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(value)) return undefined
  const instant = new Date(`${value}${vietnamOffset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
