import { BedSingle, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerClickId, partnerPaths } from '../../../schema/partners'
import { fillPath } from '../../../schema/paths'
import { useSiteSettings } from '../../lib/page-data'
import { sendBeacon } from '../../lib/send-beacon'
import { buttonStyles } from '../../ui/button-styles'

interface PartnerLinkProps {
  href: string
  noReferrer?: boolean
  className?: string
  label?: string
  icon?: boolean
  onFollow?: () => void
  children: ReactNode
}

export function PartnerLink({
  href,
  noReferrer = false,
  className,
  label,
  icon = true,
  onFollow,
  children,
}: PartnerLinkProps) {
  const { t } = useTranslation('shell')
  return (
    <a
      href={href}
      target="_blank"
      rel={noReferrer ? 'sponsored noopener noreferrer' : 'sponsored noopener'}
      className={className}
      aria-label={label && `${label} (${t('partnerLink')})`}
      title={t('partnerLink')}
      onClick={onFollow}
      onAuxClick={onFollow && ((event) => event.button === 1 && onFollow())}
    >
      {children}
      {icon && <ExternalLink className="ms-1.5 inline size-3.5 shrink-0" />}
      {!label && <span className="sr-only"> ({t('partnerLink')})</span>}
    </a>
  )
}

const hostOf = (url: string) => new URL(url).hostname

/** To a booking page, by its host; marked where it is a partner's. */
export function BookingLink({ href }: { href: string }) {
  const { hotelPartner, activityPartner } = useSiteSettings()
  const host = hostOf(href)
  const className = 'underline underline-offset-4'
  const name = host.replace(/^www\./, '')
  if ([hotelPartner, activityPartner].some(({ searchUrl }) => hostOf(searchUrl) === host))
    return (
      <PartnerLink href={href} className={className}>
        {name}
      </PartnerLink>
    )
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {name}
    </a>
  )
}

interface AffiliateClick {
  itemId: string
  merchant: string
  category: string
  country: string
}

export function sendAffiliateClick(click: AffiliateClick): void {
  sendBeacon('/api/analytics/affiliate-click', click)
}

interface LoggedLinkProps extends Omit<PartnerLinkProps, 'href' | 'onFollow'> {
  category: 'hotel' | 'activity'
  id: string
  path: string
}

function LoggedLink({ category, id, path, ...link }: LoggedLinkProps) {
  const { hotelPartner, activityPartner } = useSiteSettings()
  const partner = category === 'hotel' ? hotelPartner : activityPartner
  const click = {
    itemId: partnerClickId[category](id),
    merchant: partner.name,
    category,
    country: 'VN',
  }
  return (
    <PartnerLink
      {...link}
      href={fillPath(path, { id })}
      onFollow={() => sendAffiliateClick(click)}
    />
  )
}

type LinkLook = Pick<PartnerLinkProps, 'className' | 'label' | 'icon' | 'children'>

interface HotelLinkProps extends LinkLook {
  place: string
  ofArticle?: boolean
}

export function HotelLink({ place, ofArticle = false, ...link }: HotelLinkProps) {
  return (
    <LoggedLink
      {...link}
      category="hotel"
      id={place}
      path={ofArticle ? partnerPaths.articleHotel : partnerPaths.hotel}
      noReferrer={!ofArticle}
    />
  )
}

interface HotelIconLinkProps {
  place: string
  label: string
  className?: string
}

export function HotelIconLink({ place, label, className = '' }: HotelIconLinkProps) {
  return (
    <HotelLink
      place={place}
      label={label}
      icon={false}
      className={`${buttonStyles.iconPlain} relative z-10 ${className}`}
    >
      <BedSingle className="size-5" />
    </HotelLink>
  )
}

export function ActivityLink(link: LinkLook & { id: string }) {
  return <LoggedLink {...link} category="activity" path={partnerPaths.activity} />
}
