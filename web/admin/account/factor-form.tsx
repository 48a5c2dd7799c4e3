import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { CodeField } from '../kit/code-field'
import { PasswordField } from '../kit/password-field'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'

interface FactorFormProps {
  asks: 'password' | 'code' | 'both'
  codeHint?: string
  allowsRecovery?: boolean
  action: string
  send: (input: { currentPassword: string; code: string }) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

export function FactorForm({
  asks,
  codeHint,
  allowsRecovery = true,
  action,
  send,
  onCancel,
  children,
}: FactorFormProps) {
  const { t } = useTranslation(['admin', 'login'])
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const { form, isPending, faultOf, failureText } = useSubmit(
    async (data) => {
      const input = {
        currentPassword: String(data.get('currentPassword') ?? ''),
        code: String(data.get('code') ?? '').trim(),
      }
      if (asks !== 'code' && !input.currentPassword)
        throw new FieldFault('currentPassword', t('factor.missingPassword'))
      if (asks !== 'password' && !input.code) throw new FieldFault('code', t('login:missingCode'))
      await send(input)
    },
    {
      INVALID_CREDENTIALS: { field: 'currentPassword', text: t('factor.faults.password') },
      INVALID_CODE: { field: 'code', text: t('factor.faults.code') },
    },
  )
  return (
    <form
      {...form}
      className="grid max-w-md gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      {children}
      <div ref={fields} className="grid gap-4">
        {asks !== 'code' && (
          <PasswordField
            label={t('factor.password')}
            name="currentPassword"
            autoComplete="current-password"
            error={faultOf('currentPassword')}
          />
        )}
        {asks !== 'password' && (
          <CodeField error={faultOf('code')} allowsRecovery={allowsRecovery} hint={codeHint} />
        )}
      </div>
      <SubmitFailure title={t('factor.failed')} text={failureText} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('factor.working') : action}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={onCancel}>
          {t('factor.cancel')}
        </button>
      </div>
    </form>
  )
}
