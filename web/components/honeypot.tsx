import { useTranslation } from '../i18n/use-translation'

/** A trap for programs, which fill every field (decision G5); nobody else meets it. It needs a form that is `relative`. */
export function Honeypot() {
  const { t } = useTranslation()
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('shell.forms.website')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" data-draft="off" />
      </label>
    </div>
  )
}
