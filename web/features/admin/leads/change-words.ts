import type { TFunction } from 'i18next'
import type { LeadHistoryItem } from '../../../../schema/api/admin-leads'

/** What a change of the staff changed, in words. */
export function changeWords({ before, after }: Pick<LeadHistoryItem, 'before' | 'after'>, t: TFunction<'admin'>): string {
  const name = (assignee: string | null | undefined) => assignee ?? t('leads.nobody')
  const words: string[] = []
  if (before?.status && after?.status) {
    const from = t(`leads.statuses.${before.status}`)
    words.push(t('leads.statusChange', { from, to: t(`leads.statuses.${after.status}`) }))
  }
  if (after && 'assignee' in after) words.push(t('leads.assigneeChange', { from: name(before?.assignee), to: name(after.assignee) }))
  return words.join('; ')
}
