import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '../../../schema/api/admin-products'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { linkTones } from './link-tones'

interface LinkPanelProps {
  product: AdminProduct
  onChecked: (product: AdminProduct) => void
}

/** What is known of a product's link, and a button that asks it again. */
export function LinkPanel({ product, onChecked }: LinkPanelProps) {
  const { t } = useTranslation('admin')
  const { attempt, isPending } = useAttempt()
  const { state, target } = product.link

  const ask = () =>
    attempt(
      async () =>
        onChecked(
          await writeAdmin<AdminProduct>('POST', `/api/admin/products/${product.id}/check-link`),
        ),
      { title: t('products.linkAskFailed') },
    )

  return (
    <section aria-labelledby="link-heading" className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="link-heading" className="text-base font-semibold">
          {t('products.linkTitle')}
        </h2>
        <StatusMark tone={linkTones[state]}>{t(`products.linkStates.${state}`)}</StatusMark>
      </div>
      <p className="mt-2 text-sm">{t(`products.linkTargets.${target}`)}</p>
      <LinkFacts link={product.link} />
      <button
        type="button"
        disabled={isPending}
        onClick={() => void ask()}
        className={`${buttonStyles.secondary} mt-4`}
      >
        {isPending ? t('products.linkAsking') : t('products.linkAsk')}
      </button>
    </section>
  )
}

function LinkFacts({ link }: { link: AdminProduct['link'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { askedAt, outcome, status, failedDays, deadSince } = link
  const answer = outcome && t(`products.linkOutcomes.${outcome}`)
  const facts = [
    {
      name: t('products.linkAsked'),
      value: askedAt ? formatInstant(askedAt, locale) : t('products.linkNever'),
    },
    {
      name: t('products.linkAnswer'),
      value: answer && status ? t('products.linkStatus', { outcome: answer, status }) : answer,
    },
    { name: t('products.linkFailing'), value: failedDays > 0 && failedDays },
    { name: t('products.linkDeadSince'), value: formatInstant(deadSince, locale) },
  ]
  return (
    <dl className="mt-3 grid gap-1.5 text-sm" aria-live="polite">
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
