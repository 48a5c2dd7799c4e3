import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toast-store'

/**
 * Returns what tells of a photograph that has come into the library, and whose place in a text or
 * field is gone meanwhile.
 */
export function useWithoutPlace(): (name: string) => void {
  const { t } = useTranslation('admin')
  return (name) =>
    showToast({ title: t('media.uploads.inLibrary', { name }), text: t('media.uploads.noPlace') })
}
