import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { formatInstant } from '../kit/format-instant'
import { changeWords } from './change-words'
import type { Decision, LeadDesk } from './use-lead-desk'

/** Says who changed what in the meantime, and what was wanted here; whoever reads it decides which holds. */
export function ConflictNotice({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { lead, history } = detail
  const { refused } = desk
  if (!refused) return null
  const last = history.at(-1)
  const words = ({ status, assignee }: Decision) => ({
    status: t(`leads.statuses.${status}`),
    assignee: assignee ?? t('leads.nobody'),
  })
  const by = last && { username: last.username, changes: changeWords(last, t), time: formatInstant(last.at, locale) }
  return (
    <div role="alert" className="rounded-card border border-bad bg-card p-4">
      <h3 className="font-semibold text-bad">{t('leads.conflict.title')}</h3>
      {by && <p className="mt-1">{t('leads.conflict.by', by)}</p>}
      <p className="mt-1">{t('leads.conflict.now', words(lead))}</p>
      <p className="mt-1">{t('leads.conflict.yours', words(refused))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={desk.forget}>
          {t('leads.conflict.keep')}
        </button>
        <button type="button" className={buttonStyles.primary} disabled={desk.isSaving} onClick={() => desk.decide(refused)}>
          {t('leads.conflict.apply')}
        </button>
      </div>
    </div>
  )
}
