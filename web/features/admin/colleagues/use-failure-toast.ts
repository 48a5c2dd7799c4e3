import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast-store'
import { loginFailure } from '../login-failure'

/** Says why something about a colleague did not work. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation(['shell', 'login'])
  return (error) => showToast({ title: t('colleagues.failed'), text: loginFailure(error, tShell), destructive: true })
}
