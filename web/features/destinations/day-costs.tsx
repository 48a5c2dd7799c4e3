import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { budgetStyles } from '../../../schema/content/choices'
import type { ShownDestination } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { FactsSources } from '../../domain/visit/visit-facts-box'
import { priceWithCash } from '../../domain/visit/visit-words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

/** What a person spends in a day, from the least on. */
export function DayCosts({ budgets }: { budgets: NonNullable<ShownDestination['budgets']> }) {
  const { t } = useTranslation('visit')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <>
      <dl className="text-[0.9375rem]">
        {budgetStyles.map((style) => (
          <Fragment key={style}>
            <dt className="text-sm text-muted not-first:mt-1">{t(`budgets.${style}`)}</dt>
            <dd className="font-semibold">{priceWithCash([budgets[style]], locale, vndPerUsd)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {t('costsNote')} {text(budgets, 'note', locale)}
      </p>
      <FactsSources checked={[budgets]} />
    </>
  )
}
