import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../domain/forms/form-summary'
import { ApiFailure, writeApi } from '../lib/api'
import { buttonStyles } from '../ui/button-styles'
import { showToast } from '../ui/toast-store'
import { CodeField } from './kit/code-field'
import { FieldFault, useSubmit } from './kit/use-submit'

interface CodeFormProps {
  onSuccess: () => void | Promise<void>
  /**
   * The password is needed again: it took too long, too many codes were wrong, or it is somebody
   * else (without a reason).
   */
  onStartAgain: (reason?: string) => void
}

/** The second step of the login, for whoever has a second factor. */
export function CodeForm({ onSuccess, onStartAgain }: CodeFormProps) {
  const { t } = useTranslation(['login', 'shell'])
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const invalid = { field: 'code', text: t('shell:errors.INVALID_CODE') }
  const { form, isPending, faultOf, failureText } = useSubmit(send, { INVALID_CODE: invalid })

  async function send(data: FormData) {
    const code = String(data.get('code')).trim()
    if (!code) throw new FieldFault('code', t('missingCode'))
    try {
      await writeApi('POST', '/api/admin/login/code', { code })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.body?.code !== 'LOGIN_EXPIRED') throw error
      return onStartAgain(t('shell:errors.LOGIN_EXPIRED'))
    }
    showToast({ title: t('successTitle'), text: t('successText') })
    await onSuccess()
  }

  return (
    <form {...form}>
      <fieldset ref={fields} className="grid gap-4">
        <legend className="mb-4 text-muted">{t('codeStep')}</legend>
        <CodeField error={faultOf('code')} />
        {failureText && (
          <div className="text-bad">
            <FormFailure title={t('failedTitle')} text={failureText} />
          </div>
        )}
        <button type="submit" disabled={isPending} className={`${buttonStyles.primary} w-full`}>
          {isPending ? t('confirmingCode') : t('confirmCode')}
        </button>
        <button
          type="button"
          className={`${buttonStyles.quiet} justify-self-start text-sm`}
          onClick={() => onStartAgain()}
        >
          {t('startAgain')}
        </button>
      </fieldset>
    </form>
  )
}
