import { useTranslation } from 'react-i18next'

/** A trap for programs, which fill every field (decision G5); nobody else meets it. It needs a form that is `relative`. */
export function Honeypot() {
  const { t } = useTranslation('shell')
  return (
    <label aria-hidden="true" className="sr-only">
      {t('forms.website')}
      <input name="website" tabIndex={-1} autoComplete="off" data-draft="off" />
    </label>
  )
}
