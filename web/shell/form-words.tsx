import type { TFunction } from 'i18next'
import type { Locale } from '../../schema/locale'
import { type FormAnswer, fieldId } from '../../schema/no-js-forms'
import { requiredFields } from '../../schema/submissions'
import { FormSummary } from '../domain/forms/form-summary'
import { getI18n, loadTexts } from '../i18n/i18n'
import type { ShownForm } from '../lib/page-data'
import { session, writeStored } from '../lib/persisted-store'

export async function wordsOfForm(answer: FormAnswer, locale: Locale): Promise<ShownForm> {
  await loadTexts(locale, ['forms'])
  const t = getI18n(locale).getFixedT(null, 'forms')
  const emailForm = getI18n(locale).getFixedT(null, 'shell')('emailForm')
  const { name, isSent, values, refused, failure } = answer
  if (isSent && typeof document !== 'undefined') writeStored(`draft:${name}`, undefined, session)
  const errors = Object.fromEntries(
    refused.map((field) => [
      field,
      missingText(field, values[field] ?? '', t) ?? (field === 'email' ? emailForm : t('invalid')),
    ]),
  )
  const links = refused.map((field) => ({ id: fieldId(name, field), text: errors[field] ?? '' }))
  const summary = isSent ? undefined : (
    <FormSummary links={links} failure={failure && failureText(failure, t)} locale={locale} />
  )
  return { name, isSent, values, errors, summary }
}

function missingText(field: string, value: string, t: TFunction<'forms'>): string | undefined {
  const missing = requiredFields.contact.find((one) => one === field)
  return missing && value.trim() === '' ? t(`missing.${missing}`) : undefined
}

const secondsPerMinute = 60

function failureText(
  { code, retryAfterSeconds }: NonNullable<FormAnswer['failure']>,
  t: TFunction<'forms'>,
): string {
  switch (code) {
    case 'RATE_LIMITED':
      return t('tooMany', {
        count: Math.ceil((retryAfterSeconds ?? secondsPerMinute) / secondsPerMinute),
      })
    case 'NOT_HUMAN':
      return t('notHuman')
    case 'FORBIDDEN':
      return t('otherSite')
    case 'PAYLOAD_TOO_LARGE':
      return t('tooLarge')
    case 'UNSUPPORTED_MEDIA_TYPE':
      return t('unreadable')
    case 'UNAVAILABLE':
      return t('unavailable')
    case 'NO_SEATS':
      return t('noSeats')
    case 'TOO_LATE':
    case 'CONFLICT':
      return t('tooLate')
    case 'PAYMENT_FAILED':
      return t('payment')
    default:
      return t('failed')
  }
}
