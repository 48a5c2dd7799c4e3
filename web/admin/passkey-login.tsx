import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../ui/button-styles'
import { showToast } from '../ui/toast-store'
import { logInWithPasskey } from './kit/passkeys'
import { SubmitFailure } from './kit/submit-failure'
import { useSubmit } from './kit/use-submit'

/** Nothing where the browser knows no passkeys. */
export function PasskeyLogin({ onSuccess }: { onSuccess: () => void | Promise<void> }) {
  const { t } = useTranslation('login')
  const [isSupported, setIsSupported] = useState(false)
  useEffect(() => setIsSupported('PublicKeyCredential' in window), [])
  const { form, isPending, failureText } = useSubmit(async () => {
    await logInWithPasskey()
    showToast({ title: t('successTitle'), text: t('successText') })
    await onSuccess()
  })
  if (!isSupported) return null
  return (
    <form {...form} className="mt-2 grid gap-2">
      <SubmitFailure title={t('failedTitle')} text={failureText} />
      <button type="submit" disabled={isPending} className={buttonStyles.quiet}>
        {isPending ? t('submitting') : t('passkey.logIn')}
      </button>
    </form>
  )
}
