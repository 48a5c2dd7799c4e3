/** The issue of an `externalId` that another product has. */
export const takenMessage = 'another product has it'
/** Begins the issue of an address elsewhere; the merchant's hosts follow. */
export const wrongHost = 'its host is not on the merchant’s list'
/** The issue of a cell that holds no day. */
export const unreadableDay = 'must be a day such as 2026-11-03 or 3/11/2026'

/** The merchant's hosts, such as `a.vn, b.vn`; undefined for other messages. */
export function hostsWanted(message: string): string | undefined {
  return message.startsWith(`${wrongHost}: `) ? message.slice(wrongHost.length + 2) : undefined
}
