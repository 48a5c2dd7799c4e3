import { useTranslation } from 'react-i18next'

export function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="pulsing grid gap-3 p-4">
      <span className="sr-only">{t('loading')}</span>
      <div className="skeleton h-10 w-64 max-w-full" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
    </div>
  )
}
