import { useTranslation } from 'react-i18next'

export function ArticleSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="page max-w-3xl py-16">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="pulsing">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton mt-5 h-14 w-full" />
        <div className="skeleton mt-4 h-6 w-3/4" />
        <div className="skeleton mt-8 aspect-video" />
        <div className="skeleton mt-8 h-40" />
      </div>
    </div>
  )
}
