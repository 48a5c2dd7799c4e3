import * as z from 'zod'
import { isPublicHost } from '../public-hosts'
import { ownMerchant, shopCountries } from '../shop'
import { anchor, fieldInfos, line, onceValid } from './fields'

/** As in `URL.hostname`, with a dot. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** Percent of the price. */
const commission = {
  commissionMin: z.int().min(0).max(100),
  commissionMax: z.int().min(0).max(100),
}

const merchant = z
  .strictObject({
    name: line(80),
    id: anchor(),
    country: z.enum(shopCountries),
    ...commission,
    /** Clicks may lead to these hosts only; the first one is the merchant's home page. */
    hosts: z
      .array(z.string().trim().max(253).regex(hostName, { abort: true }).refine(isPublicHost))
      .min(1)
      .max(12)
      .register(fieldInfos, { widget: 'lines' }),
  })
  .refine(({ commissionMin, commissionMax }) => commissionMin <= commissionMax, {
    path: ['commissionMax'],
    error: 'The highest commission is below the lowest one.',
    ...onceValid(commission),
  })
export type Merchant = z.infer<typeof merchant>

export const ownMerchantMessage = `The company's own merchant, ${ownMerchant}, cannot be removed.`

/** Ids and hosts are unique, and the company's own merchant stays. */
function checkMerchants(merchants: readonly Merchant[], { addIssue }: z.RefinementCtx): void {
  if (!merchants.some(({ id }) => id === ownMerchant))
    addIssue({ code: 'custom', path: [], message: ownMerchantMessage })
  const taken = new Set<string>()
  for (const [index, { id, hosts }] of merchants.entries()) {
    if (taken.has(id))
      addIssue({ code: 'custom', path: [index, 'id'], message: 'Another merchant has this id.' })
    taken.add(id)
    for (const [at, host] of hosts.entries()) {
      const path = [index, 'hosts', at]
      // No id has a dot, every host has one.
      if (taken.has(host)) addIssue({ code: 'custom', path, message: 'This host is listed twice.' })
      taken.add(host)
    }
  }
}

export const shopContent = z.strictObject({
  merchants: z.array(merchant).min(1).max(200).superRefine(checkMerchants),
})

export const merchantInUseMessage = (name: string, products: number) =>
  `"${name}" still sells products in the shop: ${products}`

const inUsePattern = /^"(.*)" still sells products in the shop: (\d+)$/s

/** Undefined for other messages. */
export function merchantInUseOf(message: string): { name: string; count: number } | undefined {
  const [, name, count] = inUsePattern.exec(message) ?? []
  return name === undefined ? undefined : { name, count: Number(count) }
}
