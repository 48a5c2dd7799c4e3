import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { leadStatuses } from '../../../../schema/submissions'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { control } from '../../../ui/form-controls'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { changeWords } from './lead-thread'
import type { Decision, LeadDesk } from './use-lead-desk'

/** Where it stands and who works on it; a choice is stored at once. */
export function LeadDeskPanel({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
  const { t } = useTranslation('admin')
  const { data: editors = [] } = useAdminData('/api/admin/staff')
  const { status, assignee } = desk.decision
  const names = [...new Set([...editors, ...(assignee ? [assignee] : [])])]
  return (
    <section aria-label={t('leads.desk')} className="grid gap-4 rounded-card border border-line bg-card p-4">
      <h2 className="text-heading">{t('leads.desk')}</h2>
      <ConflictNotice detail={detail} desk={desk} />
      <Choice
        label={t('leads.status')}
        value={status}
        isSaving={desk.isSaving}
        options={leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
        onChange={(value) => desk.decide({ status: leadStatuses.find((one) => one === value) ?? status, assignee })}
      />
      <Choice
        label={t('leads.assignee')}
        value={assignee ?? ''}
        isSaving={desk.isSaving}
        options={[{ value: '', label: t('leads.nobody') }, ...names.map((value) => ({ value, label: value }))]}
        onChange={(value) => desk.decide({ status, assignee: value || null })}
      />
    </section>
  )
}

interface ChoiceProps {
  label: string
  value: string
  isSaving: boolean
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, isSaving, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={id} value={value} aria-busy={isSaving} onChange={(event) => onChange(event.target.value)} className={control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Says who changed what in the meantime, and what was wanted here; whoever reads it decides which holds. */
function ConflictNotice({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
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
