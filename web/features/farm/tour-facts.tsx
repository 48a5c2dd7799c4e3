import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatCash, formatPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { FactList } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'

export function TourPrice({ tour }: { tour: ShownDeal }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <p className="leading-tight">
      <strong className="font-display text-3xl font-semibold">
        {formatPrice(tour.discountedPrice, locale, vndPerUsd)}
      </strong>{' '}
      <span className="text-sm">
        {[t('perGuest'), formatCash(tour.discountedPrice, locale)].filter(Boolean).join(' · ')}
      </span>
    </p>
  )
}

export function TourFacts({ tour }: { tour: ShownDeal }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  return (
    <section
      className="mt-12 bg-card py-10 md:mt-20 md:py-14"
      aria-label={text(tour, 'title', locale)}
    >
      <div className="page grid gap-8 md:grid-cols-2">
        <FactList title={t('inclusions')} facts={texts(tour, 'inclusions', locale)} />
        <FactList title={t('terms')} facts={texts(tour, 'terms', locale)} />
      </div>
      <div className="page mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Proof />
        <SiteLink to={fillPath(paths.deal, { slug: tour.slug })} className={buttonStyles.quiet}>
          {t('dealPage')}
        </SiteLink>
      </div>
    </section>
  )
}

function Proof() {
  const { t } = useTranslation('farm')
  const { yearsInBusiness, certifications } = useSiteSettings().claims
  const facts = [
    yearsInBusiness && t('proof.years', { years: yearsInBusiness }),
    certifications &&
      certifications.length > 0 &&
      t('proof.certified', { names: certifications.join(', ') }),
  ].filter(Boolean)
  return facts.length > 0 && <p className="font-semibold">{facts.join(' · ')}</p>
}
