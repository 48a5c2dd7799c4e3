import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { Fold } from '../../ui/fold'
import { merchantsPath } from './paths'

export function MerchantList() {
  const { t } = useTranslation('shop')
  const { data } = useApi(merchantsPath)
  const countryNames = new Intl.DisplayNames(languageTags[useLocale()].bcp47, { type: 'region' })
  if (!data) return null
  return (
    <section className="page mt-10 md:mt-20">
      <Fold
        title={
          <h2 id="merchants-heading" className="text-heading">
            {t('merchantsHeading')}
          </h2>
        }
      >
        <p className="mb-4 max-w-2xl text-muted">{t('merchantsIntro')}</p>
        <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
          {data.merchants.map(({ id, name, country, commissionMin, commissionMax }) => (
            // Browsers may know a country by another name than the Worker does.
            <li
              key={id}
              className="border-b border-line py-3.5 text-sm text-muted"
              suppressHydrationWarning
            >
              <h3 className="font-sans text-base font-semibold text-ink">{name}</h3>
              {countryNames.of(country)} ·{' '}
              {t('commission', { min: commissionMin, max: commissionMax })}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
