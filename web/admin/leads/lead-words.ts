import type { TFunction } from 'i18next'
import type { CappedCount } from '../../../schema/api/admin-dashboard'
import type { LeadRow } from '../../../schema/api/admin-leads'
import { contactServices, type LeadStatus } from '../../../schema/submissions'

/** Where a guest wants to go, or what a message is about. */
export function aboutText({ kind, about }: LeadRow, t: TFunction<'admin'>): string {
  const service = contactServices.find((one) => one === about)
  return kind === 'contact' && service ? t(`leads.services.${service}`) : about
}

export function countText({ count, isCapped }: CappedCount): string {
  return `${count}${isCapped ? '+' : ''}`
}

/** Query of the list with what the board shows of one state. */
export function columnQuery(query: string, status: LeadStatus): string {
  const search = new URLSearchParams(query)
  search.delete('view')
  search.delete('column')
  search.set('status', status)
  return `?${search}`
}
