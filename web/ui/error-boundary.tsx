import { Component, type FC, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from './button-styles'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown instead; a general sentence without it. */
  Fallback?: FC<{ onRetry: () => void }>
}

/** Keeps a fault in one section from taking the page down, and offers another try. */
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

/** What could not be shown, and another try. */
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
