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
  /** Where to go instead. */
  children?: ReactNode
}

/** Nothing to show, and why; never used for a failure. */
export function EmptyState({ title, text, action, as: Heading = 'h3', children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-8 text-center md:py-10">
      <div className="poster mx-auto mb-5 w-32 -rotate-2 after:hidden">
        <Picture src="@assets/art/lost-sampan" alt="" format="square" sizes={pictureSizes.thumbnail} className="h-auto w-full" />
      </div>
      <Heading className="text-heading">{title}</Heading>
      {text && <p className="mx-auto mt-2 max-w-md text-balance text-muted">{text}</p>}
      {action && (
        <button type="button" className={`${buttonStyles.secondary} mt-5`} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  title?: string
  /** By default from the error's code. */
  text?: string
}

/** A failed read, in words of the visitor's language, with Retry. */
export function LoadError({ error, onRetry, title, text }: LoadErrorProps) {
  const { t } = useTranslation('shell')
  const code = errorCodeOf(error)
  const reason = code ? t(`errors.${code}`) : t('errors.OFFLINE')
  return (
    <div role="alert" className="rounded-card border border-bad/50 bg-card px-6 py-10 text-center">
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
