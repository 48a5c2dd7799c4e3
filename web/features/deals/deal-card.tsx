import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

export const DealCard = memo(function DealCard({ deal }: { deal: ShownDealSummary }) {
  const { t } = useTranslation(['deals', 'farm'])
  const locale = useLocale()
  const today = useToday()
  const path = fillPath(paths.deal, { slug: deal.slug })
  const title = text(deal, 'title', locale)
  // Only our own are listed out of their window: those lead to the letter that says when they open.
  const live = isLive(deal, today)
  const { validFrom, validTo } = dealDates(deal.window, today)
  return (
    <article className="relative grid h-full gap-x-4 xs:grid-cols-[6.5rem_1fr] md:flex md:flex-col">
      <Picture
        src={deal.image}
        alt=""
        format="square"
        wideFormat="wide"
        sizes={pictureSizes.card}
        className="poster h-auto w-full max-md:self-start"
      />
      <SaveButton item={savedDeal(deal)} className="absolute end-4 top-4 z-10 max-md:hidden" />
      <div className="flex min-w-0 grow flex-col md:pt-3">
        {deal.isOwn && (
          <p className="mb-1">
            <Badge tone="south">{t('farm:ownDeal')}</Badge>
          </p>
        )}
        <DealPrice deal={deal} />
        <h3 className="mt-0.5 text-lg leading-snug md:text-xl">
          <SiteLink to={path} className="after:absolute after:inset-0 hover:underline">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {live
            ? t('until', { date: formatDateOrNothing(validTo, locale) })
            : t('farm:opensAgain', { day: formatDateOrNothing(validFrom, locale, 'season') })}
          {(deal.isHotDeal || deal.isLimitedTime) && ` · ${t(deal.isHotDeal ? 'hot' : 'limited')}`}
        </p>
        <p className="mt-1.5 line-clamp-2 text-muted max-md:hidden">{text(deal, 'description', locale)}</p>
        <div className="relative z-10 mt-auto pt-3 max-md:hidden">
          <DealAction deal={deal} path={path} title={title} live={live} />
        </div>
      </div>
    </article>
  )
})

/** Books at the partner, asks us, or, where our own is closed, leads to the letter that says when it opens. */
function DealAction({ deal, path, title, live }: { deal: ShownDealSummary; path: string; title: string; live: boolean }) {
  const { t } = useTranslation(['deals', 'farm'])
  if (!live) {
    return (
      <SiteLink to={`${path}#${formId('orchard')}`} className={buttonStyles.primary}>
        {t('farm:notice.submit')}
      </SiteLink>
    )
  }
  if (deal.bookingUrl) {
    return (
      <PartnerLink href={deal.bookingUrl} label={t('bookOf', { title })} className={buttonStyles.secondary}>
        {t('book')}
      </PartnerLink>
    )
  }
  return (
    <SiteLink to={`${path}#enquiry`} aria-label={t('enquireOf', { title })} className={buttonStyles.secondary}>
      {t('enquire')}
    </SiteLink>
  )
}

export function savedDeal({ slug, titleVi, titleEn, image }: ShownDeal | ShownDealSummary): SavedItem {
  return { kind: 'deal', slug, titleVi, titleEn, picture: image }
}
