import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { formatInstant } from './format-instant'

/** When a row was last changed, and by whom. */
export function LastChange({
  row: { updatedAt, updatedBy },
}: {
  row: { updatedAt: string; updatedBy: string }
}) {
  const { t } = useTranslation('admin')
  return (
    <>
      <span className="whitespace-nowrap">{formatInstant(updatedAt, useLocale())}</span>
      <span className="block text-sm text-muted">{updatedBy || t('kit.nobody')}</span>
    </>
  )
}
