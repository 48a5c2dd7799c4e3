import { useTranslation } from 'react-i18next'

export function ArticleSkeletons({ count, className }: { count: number; className: string }) {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} aria-hidden="true" className="pulsing">
          <div className="skeleton aspect-video" />
          <div className="skeleton mt-4 h-6 w-4/5" />
          <div className="skeleton mt-2 h-4 w-full" />
          <div className="skeleton mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
