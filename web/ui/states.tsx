import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../lib/api'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { pictureSizes } from '../lib/picture-sizes'
import { buttonStyles } from './button-styles'
import { Picture } from './picture'

interface EmptyStateProps {
  title: string
  text?: string
  action?: { label: string; onClick: () => void }
  as?: 'h1' | 'h2' | 'h3'
  isLarge?: boolean
  children?: ReactNode
}

const small = {
  box: 'px-6 py-8 text-center md:py-10',
  picture: 'mx-auto w-32',
  title: 'text-heading',
  text: 'mx-auto',
}
const large = {
  box: 'py-4 md:grid md:thumb-60 md:items-center md:gap-12',
  picture: '',
  title: 'text-title',
  text: 'text-lg',
}

/** Never used for a failure. */
export function EmptyState({
  title,
  text,
  action,
  as: Heading = 'h3',
  isLarge = false,
  children,
}: EmptyStateProps) {
  const look = isLarge ? large : small
  return (
    <div className={look.box}>
      <div className={`poster mb-5 -rotate-2 ${look.picture}`}>
        <Picture
          src="@assets/art/lost-sampan"
          alt=""
          format="square"
          sizes={isLarge ? pictureSizes.smallCard : pictureSizes.thumbnail}
          className={
            'w-full ' +
            (isLarge ? 'aspect-3/2 object-cover object-bottom md:aspect-square' : 'h-auto')
          }
        />
      </div>
      <div>
        <Heading className={look.title}>{title}</Heading>
        {text && <p className={`mt-2 max-w-md text-balance text-muted ${look.text}`}>{text}</p>}
        {action && (
          <button
            type="button"
            className={`${buttonStyles.secondary} mt-5`}
            onClick={action.onClick}
          >
            {action.label}
          </button>
        )}
        {children && <div className="mt-5">{children}</div>}
      </div>
    </div>
  )
}

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  title?: string
  text?: string
}

export function LoadError({ error, onRetry, title, text }: LoadErrorProps) {
  const { t } = useTranslation('shell')
  const code = errorCodeOf(error)
  const reason = code ? t(`errors.${code}`) : t('errors.OFFLINE')
  return (
    <div role="alert" className="rounded-card border border-bad bg-card px-6 py-10 text-center">
      <p className="font-semibold">{title ?? t('loadFailed')}</p>
      <p className="mt-1 text-pretty text-muted">{text ?? reason}</p>
      <button type="button" className={`${buttonStyles.secondary} mt-4`} onClick={onRetry}>
        {t('retry')}
      </button>
      <noscript>{import.meta.env.SSR && <RetryLink />}</noscript>
    </div>
  )
}

function RetryLink() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useScreenLocation()
  return (
    <a href={useSiteHref(pathname + search)} className={`${buttonStyles.secondary} mt-4`}>
      {t('retry')}
    </a>
  )
}
