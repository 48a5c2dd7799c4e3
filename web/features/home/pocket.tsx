import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

/** What works without a connection: the board of fair prices and the cards to show, of which one is shown here. */
export function Pocket() {
  const { t } = useTranslation('home')
  return (
    <section className="page grid items-center gap-x-14 gap-y-5 pb-10 md:grid-cols-2 md:pb-20">
      <p className="rounded-card bg-turmeric px-5 py-6 text-center text-scrim md:py-10">
        <b lang="vi" className="block font-display text-4xl leading-tight text-balance md:text-5xl">
          Viết giá ra giúp tôi.
        </b>
        {useLocale() === 'en' && 'Please write the price down.'}
      </p>
      <div>
        <h2 className="text-title">{t('pocketTitle')}</h2>
        <p className="mt-2 max-w-lg text-muted md:text-lg">{t('pocketText')}</p>
        <SiteLink to={paths.prices} className={`${buttonStyles.secondary} mt-4`}>
          {t('pocketMore')}
        </SiteLink>
      </div>
    </section>
  )
}
