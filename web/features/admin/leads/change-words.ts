import type { LeadHistoryItem } from '../../../../schema/api/admin-leads'
import type { Translate } from '../../../i18n/translate'

/** What a change of the staff changed, in words. */
export function changeWords({ before, after }: Pick<LeadHistoryItem, 'before' | 'after'>, t: Translate): string {
  const name = (assignee: string | null | undefined) => assignee ?? t('admin.leads.nobody')
  const words: string[] = []
  if (before?.status && after?.status) {
    const from = t(`admin.leads.statuses.${before.status}`)
    words.push(t('admin.leads.statusChange', { from, to: t(`admin.leads.statuses.${after.status}`) }))
  }
  if (after && 'assignee' in after) words.push(t('admin.leads.assigneeChange', { from: name(before?.assignee), to: name(after.assignee) }))
  return words.join('; ')
}
