import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/submissions'
import { type FormName, fieldId, formId } from '../../../schema/no-js-forms'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { requiredFields, type SubmissionKind, textLimits } from '../../../schema/submissions'
import { focusOn } from '../../lib/focus-on'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { FormFailure } from '../forms/form-summary'
import { PostForm } from '../forms/post-form'
import { textsOf, useSubmission } from './use-submission'

type SharedField = 'name' | 'email' | 'phone' | 'message'
type TextFieldName = Exclude<keyof typeof textLimits, 'note'>

function fieldProps(kind: SubmissionKind, name: TextFieldName) {
  return { id: fieldId(kind, name), name, maxLength: textLimits[name] }
}

interface FormFields<Name extends TextFieldName> {
  field: <Field extends Name | SharedField>(
    name: Field,
  ) => ReturnType<typeof fieldProps> & {
    name: Field
    label: string
    defaultValue: string | undefined
    required: boolean
    error: string | undefined
    disabled: boolean
  }
  given: (name: string) => string | undefined
}

interface SubmissionFormProps<Name extends TextFieldName> {
  kind: SubmissionKind
  labelOf: (name: Name | SharedField) => string
  prefill?: { readonly [name: string]: string | undefined }
  plan?: TripPlan | undefined
  above?: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  children: (fields: FormFields<Name>) => ReactNode
}

export function SubmissionForm<Name extends TextFieldName>(props: SubmissionFormProps<Name>) {
  const { kind, labelOf, prefill = {}, plan, above, children, ...naming } = props
  const { t } = useTranslation(['shell', 'contact', 'trips'])
  const { state, failure, post, noJs, isAnother, errorText, submit, startAnother } = useSubmission(
    kind,
    plan,
  )
  const texts = textsOf[kind]
  const isSending = state === 'sending'

  if (state === 'sent') {
    const again = { label: t(`${texts}again`), onClick: startAnother }
    return (
      <SentPanel
        form={kind}
        title={t(`${texts}successTitle`)}
        text={t(`${texts}successText`)}
        again={again}
      />
    )
  }

  const given = (name: string) => (isAnother ? undefined : (noJs.values[name] ?? prefill[name]))
  const field: FormFields<Name>['field'] = (name) => {
    const required = requiredFields[kind].find((one) => one === name)
    return {
      ...fieldProps(kind, name),
      name,
      label: labelOf(name),
      defaultValue: given(name),
      required: required !== undefined,
      error: (required && errorText(required)) || noJs.shown?.errors[name],
      disabled: isSending,
    }
  }
  return (
    <>
      {!isAnother && above}
      <PostForm
        {...post}
        {...naming}
        onSubmit={submit}
        className={
          'grid gap-3 p-5 card-shadow sm:grid-cols-2 sm:gap-4 md:p-8 ' +
          (kind === 'contact' ? 'airmail' : 'rounded-card border border-line bg-card')
        }
      >
        {plan && !isAnother && <input type="hidden" name="plan" value={JSON.stringify(plan)} />}
        {children({ field, given })}
        {failure && (
          <div className="text-bad sm:col-span-2">
            <FormFailure {...failure} takesFocus />
          </div>
        )}
        {kind === 'trip' && (
          <div className="ticket-head -mx-5 max-sm:hidden sm:col-span-2 md:-mx-8" />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button
            type="submit"
            className={`${buttonStyles.primary} max-sm:w-full`}
            disabled={isSending}
          >
            {isSending ? t(`${texts}sending`) : t(`${texts}submit`)}
          </button>
          <p className="text-sm text-muted">
            {t(`${texts}requiredNote`)} {t(`${texts}privacy`, { months: site.retentionMonths })}{' '}
            <SiteLink to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
              {t(`${texts}privacyLink`)}
            </SiteLink>
          </p>
        </div>
      </PostForm>
    </>
  )
}

interface SentPanelProps {
  form: FormName
  title: string
  text: string
  again: { label: string; onClick: () => void }
}

function SentPanel({ form, title, text, again }: SentPanelProps) {
  return (
    <div
      id={formId(form)}
      ref={focusOn}
      role="status"
      tabIndex={-1}
      className="rounded-card border border-line bg-card p-8 text-center"
    >
      <p className="font-display text-heading font-semibold">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
      <button type="button" className={`${buttonStyles.secondary} mt-5`} onClick={again.onClick}>
        {again.label}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a href="?" className={`${buttonStyles.secondary} mt-5`}>
            {again.label}
          </a>
        )}
      </noscript>
    </div>
  )
}
