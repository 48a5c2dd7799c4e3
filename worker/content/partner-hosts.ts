import type { EntryKind } from '../../schema/content/choices'
import { isRecord } from '../../schema/content/in-one-language'
import { foreignHostMessage } from '../../schema/content/settings'
import type { ErrorIssue } from '../../schema/errors'
import type { Settings } from '../platform/settings/settings'

/** Whether visitors may be led to an address; without PARTNER_HOSTS, to any. */
export function isPartnerHost({ partnerHosts }: Settings, address: string): boolean {
  return partnerHosts === undefined || partnerHosts.includes(new URL(address).hostname)
}

/** Issues of partners whose searches are not on a host of the deployment's list. */
export function partnerIssues(
  settings: Settings,
  kind: EntryKind,
  live: Record<string, unknown>,
): ErrorIssue[] {
  if (kind !== 'settings') return []
  return (['hotelPartner', 'activityPartner'] as const).flatMap((partner) => {
    const { searchUrl } = isRecord(live[partner]) ? live[partner] : {}
    const isOurs =
      typeof searchUrl !== 'string' ||
      !URL.canParse(searchUrl) ||
      isPartnerHost(settings, searchUrl)
    return isOurs ? [] : [{ path: `${partner}.searchUrl`, message: foreignHostMessage }]
  })
}
