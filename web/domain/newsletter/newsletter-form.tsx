import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { FactsLine } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'
import { EmailForm } from './email-form'

export function ReaderClaims() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { readers, readerRating, satisfactionPercent } = useSiteSettings().claims
  const facts = [
    readers && t('newsletter.readers', { readers: formatNumber(readers, locale) }),
    readerRating && t('newsletter.rating', { rating: formatNumber(readerRating, locale) }),
    satisfactionPercent && t('newsletter.satisfaction', { percent: satisfactionPercent }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <>
      <FactsLine facts={facts} className="mt-4 font-semibold" />
      <p className="text-sm text-muted">{t('newsletter.claimsBy')}</p>
    </>
  )
}

export function NewsletterForm({ isInArchive = false }: { isInArchive?: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <section className="page mt-14 md:mt-20" data-print="hide">
      <div
        className={`grid grid-cols-1 gap-8 px-6 py-8 card-shadow md:grid-cols-2 md:items-center md:px-12 md:py-12 ${isInArchive ? 'rounded-card border border-line bg-card' : 'airmail'}`}
      >
        <div>
          <h2 className="text-title">{t('newsletter.title')}</h2>
          <p className="mt-3 max-w-md">{t('newsletter.intro')}</p>
          <ReaderClaims />
          {!isInArchive && (
            <SiteLink
              to={paths.letters}
              className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('footer.letters')}
            </SiteLink>
          )}
        </div>
        <EmailForm name="newsletter" />
      </div>
    </section>
  )
}
