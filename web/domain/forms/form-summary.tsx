import type { Locale } from '../../../schema/locale'
import { getI18n } from '../../i18n/i18n'
import { focusOn } from '../../lib/focus-on'
import { useSiteSettings } from '../../lib/page-data'

interface FormSummaryProps {
  links: readonly { id: string; text: string }[]
  failure: string | undefined
  locale: Locale
}

export function FormSummary({ links, failure, locale }: FormSummaryProps) {
  const t = getI18n(locale).getFixedT(null, 'forms')
  const { email } = useSiteSettings().company
  return (
    <div
      role="alert"
      lang={locale}
      className="mb-5 rounded-card border border-bad border-s-4 bg-card p-5 text-ink"
    >
      <p className="font-semibold text-bad">{failure ? t('failedTitle') : t('faultTitle')}</p>
      {failure && (
        <p className="mt-1">
          {failure} {t('mail')}{' '}
          <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
      {links.length > 0 && (
        <ul className="mt-1">
          {links.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={
                  'inline-flex min-h-9 items-center text-accent underline underline-offset-4'
                }
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FormFailureProps {
  title: string
  text: string
  /** Takes the focus, which disabled fields and buttons lose while a form is sent. */
  takesFocus?: boolean
}

export function FormFailure({ title, text, takesFocus = false }: FormFailureProps) {
  return (
    <p
      role="alert"
      ref={takesFocus ? focusOn : undefined}
      tabIndex={-1}
      className="border-s-4 py-1 ps-4"
    >
      <strong className="block">{title}</strong>
      {text}
    </p>
  )
}
