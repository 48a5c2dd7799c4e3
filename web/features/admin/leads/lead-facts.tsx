import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { PlanSummary } from '../../../domain/plan/plan-summary'
import { useLocale } from '../../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'

type Lead = LeadDetail['lead']

/** What was asked, in the order of the form; fields left empty are left out. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['admin', 'plan'])
  const locale = useLocale()
  const facts = [
    ...wordsOf(lead).map(([name, value]) => ({ name, value, isTheirs: true })),
    ...(lead.kind === 'message' ? [{ name: 'service' as const, value: t(`leads.services.${lead.service}`), isTheirs: false }] : []),
    { name: 'message' as const, value: lead.message || t('leads.noWords'), isTheirs: lead.message !== '' },
    { name: 'language' as const, value: t(`leads.languages.${lead.language}`), isTheirs: false },
    { name: 'received' as const, value: formatInstant(lead.createdAt, locale), isTheirs: false },
  ]
  return (
    <section aria-label={t('leads.asked')} className="rounded-card border border-line bg-card p-4 md:p-6">
      <h2 className="mb-3 text-heading">{t('leads.asked')}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {facts.map(({ name, value, isTheirs }) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted max-sm:-mb-2.5 sm:pt-0.5">{t(`leads.fields.${name}`)}</dt>
            <dd lang={isTheirs ? lead.language : undefined} className="min-w-0 whitespace-pre-wrap wrap-anywhere">
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

function wordsOf(lead: Lead) {
  const { name, email, phone } = lead
  const person = [['name', name] as const, ['email', email] as const, ['phone', phone] as const]
  if (lead.kind === 'message') return person.filter(([, value]) => value !== '')
  const { destination, travelDates, groupSize, budget, interests } = lead
  const trip = [
    ['destination', destination] as const,
    ['travelDates', travelDates] as const,
    ['groupSize', groupSize] as const,
    ['budget', budget] as const,
    ['interests', interests] as const,
  ]
  return [...person, ...trip].filter(([, value]) => value !== '')
}
