import { memo } from 'react'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { useTranslation } from '../../i18n/use-translation'
import { ListHero } from '../../ui/list-hero'
import { SiteLink } from '../../ui/site-link'

/** What the shop is, the claim about its merchants, and that we are paid (decision H3). */
export const ShopHero = memo(function ShopHero() {
  const { t } = useTranslation()
  const { merchants, merchantCountries } = site.claims
  return (
    <ListHero title={t('shop.title')} intro={t('shop.intro')}>
      <p className="mt-4 font-semibold text-turmeric">{t('shop.claim', { merchants, countries: merchantCountries })}</p>
      <p className="mt-2 max-w-xl text-sm text-on-night-muted">
        {t('shop.disclosure')}{' '}
        <SiteLink
          to={`${paths.about}#affiliate`}
          className="whitespace-nowrap text-on-night underline underline-offset-4 hover:decoration-2"
        >
          {t('shell.footer.disclosure')}
        </SiteLink>
      </p>
    </ListHero>
  )
})
