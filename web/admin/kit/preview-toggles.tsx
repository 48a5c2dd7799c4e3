import { useTranslation } from 'react-i18next'
import { type Locale, languageTags, locales } from '../../../schema/locale'
import { Toggle } from './toggle'

export const previewWidths = ['phone', 'desktop'] as const
export type PreviewWidth = (typeof previewWidths)[number]

interface LanguageToggleProps {
  locale: Locale
  onLocale: (locale: Locale) => void
}

export function LanguageToggle({ locale, onLocale }: LanguageToggleProps) {
  const { t } = useTranslation('admin')
  const options = locales.map((value) => ({ value, label: languageTags[value].own }))
  return (
    <Toggle
      label={t('entries.preview.language')}
      value={locale}
      options={options}
      onChange={onLocale}
    />
  )
}

interface WidthToggleProps {
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
}

export function WidthToggle({ width, onWidth }: WidthToggleProps) {
  const { t } = useTranslation('admin')
  const options = previewWidths.map((value) => ({ value, label: t(`entries.preview.${value}`) }))
  return (
    <Toggle label={t('entries.preview.width')} value={width} options={options} onChange={onWidth} />
  )
}
