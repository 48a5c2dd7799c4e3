import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface PartnerLinkProps {
  href: string
  noReferrer?: boolean
  className?: string
  /** Names an icon link. */
  label?: string
  icon?: boolean
  /** Also called on a middle click. */
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
      {icon && <ExternalLink aria-hidden="true" className="ms-1.5 inline size-3.5 shrink-0" />}
      {!label && <span className="sr-only"> ({t('partnerLink')})</span>}
    </a>
  )
}
