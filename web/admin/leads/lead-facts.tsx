import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { submissionFields } from '../../../schema/submissions'
import { PlanSummary } from '../../domain/plan/plan-summary'

type Lead = LeadDetail['lead']

/** In the order of the form, without empty fields. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['admin', 'plan'])
  const { message } = lead
  const facts = [
    ...factsOf(lead, t).filter(({ value }) => value !== ''),
    { name: 'message' as const, value: message || t('leads.noWords'), isTheirs: message !== '' },
    { name: 'language' as const, value: t(`leads.languages.${lead.language}`), isTheirs: false },
  ]
  return (
    <section
      aria-label={t('leads.asked')}
      className="rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 className="mb-3 text-heading">{t('leads.asked')}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {facts.map(({ name, value, isTheirs }) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted max-sm:-mb-2.5 sm:pt-0.5">
              {t(`leads.fields.${name}`)}
            </dt>
            <dd
              lang={isTheirs ? lead.language : undefined}
              className="min-w-0 whitespace-pre-wrap wrap-anywhere"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {lead.kind === 'trip' && lead.plan && (
        <section aria-labelledby="lead-plan" className="mt-5 border-t border-line pt-4">
          <h3 id="lead-plan" className="mb-3 font-semibold">
            {t('plan:title')}
          </h3>
          <PlanSummary plan={lead.plan} wordsIn={lead.language} />
        </section>
      )}
    </section>
  )
}

function factsOf(lead: Lead, t: TFunction<'admin'>) {
  if (lead.kind === 'trip') {
    const names = submissionFields.trip.filter((name) => name !== 'message')
    return names.map((name) => ({ name, value: lead[name], isTheirs: true }))
  }
  const names = submissionFields.contact.filter((name) => name !== 'message')
  return names.map((name) => {
    const isTheirs = name !== 'service'
    return { name, value: isTheirs ? lead[name] : t(`leads.services.${lead.service}`), isTheirs }
  })
}
