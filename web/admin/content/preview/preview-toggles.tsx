import { useTranslation } from 'react-i18next'
import { type Locale, languageTags, locales } from '../../../../schema/locale'

const previewWidths = ['phone', 'desktop'] as const
export type PreviewWidth = (typeof previewWidths)[number]

export function LanguageToggle({
  locale,
  onLocale,
}: {
  locale: Locale
  onLocale: (locale: Locale) => void
}) {
  const { t } = useTranslation('admin')
  const options = locales.map((value) => ({ value, label: languageTags[value].own }))
  return (
    <Toggle
      label={t('entry-form.preview.language')}
      value={locale}
      options={options}
      onChange={onLocale}
    />
  )
}

export function WidthToggle({
  width,
  onWidth,
}: {
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
}) {
  const { t } = useTranslation('admin')
  const options = previewWidths.map((value) => ({ value, label: t(`entry-form.preview.${value}`) }))
  return (
    <Toggle
      label={t('entry-form.preview.width')}
      value={width}
      options={options}
      onChange={onWidth}
    />
  )
}

interface ToggleProps<Value extends string> {
  label: string
  value: Value | undefined
  options: readonly { value: Value; label: string; title?: string; keys?: string }[]
  onChange: (value: Value) => void
  className?: string
}

export function Toggle<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = 'flex',
}: ToggleProps<Value>) {
  return (
    <div role="group" aria-label={label} className={className}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.title}
          aria-keyshortcuts={option.keys}
          onClick={() => onChange(option.value)}
          className={
            'min-h-11 rounded-control px-2.5 text-sm text-muted hover:bg-line/50 ' +
            'aria-pressed:font-semibold aria-pressed:text-ink ' +
            'aria-pressed:underline aria-pressed:decoration-2 ' +
            'aria-pressed:underline-offset-4'
          }
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
