import { useTranslation } from 'react-i18next'
import type { InvitationPreview } from '../../schema/api/admins'
import { isGuessablePassword } from '../../schema/api/guessable-password'
import { FormFailure } from '../domain/forms/form-summary'
import { ApiFailure, writeApi } from '../lib/api'
import { buttonStyles } from '../ui/button-styles'
import { showToast } from '../ui/toast-store'
import { minLength } from './account/password-errors'
import { PasswordField } from './kit/password-field'
import { FieldFault, useSubmit } from './kit/use-submit'

interface InviteFormProps {
  token: string
  invitation: InvitationPreview
  onSuccess: () => Promise<void>
  /** The invitation was revoked, used or has expired since. */
  onEnded: () => void
}

/** Chooses the password of a new account. */
export function InviteForm({
  token,
  invitation: { username, role, invitedBy },
  onSuccess,
  onEnded,
}: InviteFormProps) {
  const { t } = useTranslation('login')
  const { form, isPending, faultOf, failureText } = useSubmit(send, {
    BAD_REQUEST: { field: 'password', text: t('invite.guessable') },
  })

  async function send(data: FormData) {
    const password = String(data.get('password'))
    if (password.length < minLength)
      throw new FieldFault('password', t('invite.short', { length: minLength }))
    if (isGuessablePassword(password, [username]))
      throw new FieldFault('password', t('invite.guessable'))
    try {
      await writeApi('POST', '/api/admin/invitation/accept', { token, password })
    } catch (error) {
      if (error instanceof ApiFailure && error.body?.code === 'GONE') return onEnded()
      throw error
    }
    showToast({ title: t('invite.doneTitle'), text: t('invite.doneText') })
    await onSuccess()
  }

  return (
    <form {...form} className="mt-1 grid gap-5">
      <p className="text-muted">
        {t('invite.text', { invitedBy, role: t(`roles.${role}`), username })}
      </p>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('invite.newPassword')}
        name="password"
        autoComplete="new-password"
        hint={t('invite.passwordText', { length: minLength })}
        error={faultOf('password')}
      />
      {failureText && (
        <div className="text-bad">
          <FormFailure title={t('invite.failed')} text={failureText} />
        </div>
      )}
      <button type="submit" disabled={isPending} className={`${buttonStyles.primary} w-full`}>
        {isPending ? t('invite.accepting') : t('invite.accept')}
      </button>
    </form>
  )
}
