import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { leadStatuses, maxLeadValue } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { DayInput } from '../content/form/inputs/day-input'
import type { InputProps } from '../content/form/inputs/input-frame'
import { NumberInput } from '../content/form/inputs/number-input'
import { useNames, useStaff } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { changeWords } from './lead-thread'
import { StoredField } from './stored-field'
import type { LeadDesk } from './use-lead-desk'

const MoneyInput = (input: InputProps) => <NumberInput {...input} isMoney />

/** The years that people mean. */
const isDay = (typed: unknown) => !typed || /^20\d\d-\d\d-\d\d$/.test(String(typed))

const isValue = (typed: unknown) =>
  typed === null ||
  (typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= maxLeadValue)

export function LeadDeskPanel({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
  const { t } = useTranslation('admin')
  const { status, assignee, followUpOn, value } = desk.decision
  const staff = useStaff(assignee ?? '')
  const nameOf = useNames()
  return (
    <section
      aria-label={t('leads.desk')}
      className="grid gap-4 rounded-card border border-line bg-card p-4"
    >
      <h2 className="text-heading">{t('leads.desk')}</h2>
      <ConflictNotice detail={detail} desk={desk} />
      <SelectField
        label={t('leads.status')}
        name="status"
        value={status}
        isBusy={desk.isSaving}
        options={leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
        onChange={(chosen) => desk.decide({ status: chosen })}
      />
      <SelectField
        label={t('leads.assignee')}
        name="assignee"
        value={assignee ?? ''}
        isBusy={desk.isSaving}
        options={['', ...staff].map((value) => ({
          value,
          label: nameOf(value) || t('leads.nobody'),
        }))}
        onChange={(chosen) => desk.decide({ assignee: chosen || null })}
      />
      <StoredField
        label={t('leads.followUp')}
        stored={followUpOn}
        Input={DayInput}
        check={(typed) => (isDay(typed) ? undefined : t('leads.badDay'))}
        onStore={(typed) => desk.decide({ followUpOn: typed ? String(typed) : null })}
      />
      <StoredField
        label={t('leads.value')}
        stored={value}
        Input={MoneyInput}
        check={(typed) => (isValue(typed) ? undefined : t('leads.badValue'))}
        onStore={(typed) => desk.decide({ value: typeof typed === 'number' ? typed : null })}
      />
    </section>
  )
}

function ConflictNotice({ detail, desk }: { detail: LeadDetail; desk: LeadDesk }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { lead, history } = detail
  const { refused } = desk
  if (!refused) return null
  const last = history.at(-1)
  const by = last && {
    username: nameOf(last.username),
    changes: changeWords(last, t, locale, nameOf),
    time: formatInstant(last.at, locale),
  }
  return (
    <div role="alert" className="rounded-card border border-bad bg-card p-4">
      <h3 className="font-semibold text-bad">{t('leads.conflict.title')}</h3>
      {by && <p className="mt-1">{t('leads.conflict.by', by)}</p>}
      <p className="mt-1">
        {t('leads.conflict.chosen', {
          changes: changeWords({ before: lead, after: refused }, t, locale, nameOf),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={desk.forget}>
          {t('leads.conflict.keep')}
        </button>
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={desk.isSaving}
          onClick={() => desk.decide(refused)}
        >
          {t('leads.conflict.apply')}
        </button>
      </div>
    </div>
  )
}
