import { Component, type FC, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from './button-styles'

interface ErrorBoundaryProps {
  children: ReactNode
  Fallback?: FC<{ onRetry: () => void }>
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    console.error('a section failed to render', error)
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const { Fallback = SectionError } = this.props
    return <Fallback onRetry={() => this.setState({ error: undefined })} />
  }
}

/** Hydrates separately; its failure leaves the rest of the page. */
export function PageSection({
  fallback = null,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

export function SectionError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div role="alert" className="page py-14 text-center">
      <p className="font-semibold">{t('sectionFailed')}</p>
      <button type="button" className={`${buttonStyles.secondary} mt-4`} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
