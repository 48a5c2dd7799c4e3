import type { Locale } from '../../schema/locale'
import { type FormAnswer, fieldId } from '../../schema/plain-forms'
import { requiredFields } from '../../schema/submissions'
import { FormSummary } from '../domain/forms/form-summary'
import { type Translate, translateOf } from '../i18n/translate'
import type { ShownForm } from '../lib/page-data'
import { session, writeStored } from '../lib/storage'
import { loadTexts } from './page-modules'

/** Puts what became of a form into words. Loaded only for a page that answers one. */
export async function wordsOfForm(answer: FormAnswer, locale: Locale): Promise<ShownForm> {
  await loadTexts('forms', locale)
  const t = translateOf(locale)
  const { name, isSent, values, refused, failure } = answer
  if (isSent && typeof document !== 'undefined') writeStored(`draft:${name}`, undefined, session)
  const faults = Object.fromEntries(refused.map((field) => [field, faultText(field, values[field] ?? '', t)]))
  const links = refused.map((field) => ({ id: fieldId(name, field), text: faults[field] ?? '' }))
  const summary = isSent ? undefined : <FormSummary links={links} failure={failure && failureText(failure, t)} locale={locale} />
  return { name, isSent, values, faults, summary }
}

function faultText(field: string, value: string, t: Translate): string {
  const missing = requiredFields.contact.find((one) => one === field)
  if (missing && value.trim() === '') return t(`forms.missing.${missing}`)
  return field === 'email' ? t('forms.emailForm') : t('forms.invalid')
}

const secondsPerMinute = 60

function failureText({ code, retryAfterSeconds }: NonNullable<FormAnswer['failure']>, t: Translate): string {
  switch (code) {
    case 'RATE_LIMITED':
      return t('forms.tooMany', { count: Math.ceil((retryAfterSeconds ?? secondsPerMinute) / secondsPerMinute) })
    case 'NOT_HUMAN':
      return t('forms.notHuman')
    case 'FORBIDDEN':
      return t('forms.otherSite')
    case 'PAYLOAD_TOO_LARGE':
      return t('forms.tooLarge')
    case 'UNSUPPORTED_MEDIA_TYPE':
      return t('forms.unreadable')
    case 'UNAVAILABLE':
      return t('forms.unavailable')
    default:
      return t('forms.failed')
  }
}
