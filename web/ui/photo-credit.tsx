import { useTranslation } from 'react-i18next'
import { creditParts } from '../../schema/photo-texts'
import { usePhoto } from '../lib/photos'

interface PhotoCreditProps {
  src: string | null | undefined
  className?: string
}

export function PhotoCredit({ src, className = '' }: PhotoCreditProps) {
  const { t } = useTranslation('shell')
  const photo = usePhoto(src)
  const parts = photo
    ? creditParts(photo, { photo: t('photo.by'), publicDomain: t('photo.publicDomain') })
    : []
  if (parts.length === 0) return null
  return (
    <p className={`photo-credit ${className}`}>
      {t('photo.by')}:{' '}
      {parts.map(({ text, href, isLicence }, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          {href ? (
            <a href={href} {...(isLicence && { rel: 'license' })}>
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  )
}
