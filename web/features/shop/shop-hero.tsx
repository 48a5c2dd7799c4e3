import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { ListHero } from '../../ui/list-hero'
import { SiteLink } from '../../ui/site-link'

export const ShopHero = memo(function ShopHero() {
  const { t } = useTranslation(['shop', 'shell'])
  const { merchants, merchantCountries } = site.claims
  return (
    <ListHero title={t('title')} intro={t('intro')}>
      <p className="mt-4 font-semibold text-turmeric">{t('claim', { merchants, countries: merchantCountries })}</p>
      <p className="mt-2 max-w-xl text-sm text-on-night-muted">
        {t('disclosure')}{' '}
        <SiteLink
          to={`${paths.about}#affiliate`}
          className="whitespace-nowrap text-on-night underline underline-offset-4 hover:decoration-2"
        >
          {t('shell:footer.disclosure')}
        </SiteLink>
      </p>
    </ListHero>
  )
})
