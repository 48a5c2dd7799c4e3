import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast-store'
import { useErrorText } from '../../kit/use-attempt'
import { FileRefused } from './upload-file'

/** Returns what words a failed upload: why the file was not taken, or what else failed. */
export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  return (error) =>
    error instanceof FileRefused ? t(`media.refusals.${error.refusal}`) : errorText(error)
}

/**
 * Returns what tells of a photograph that has come into the library, and whose place in a text or
 * field is gone meanwhile.
 */
export function useWithoutPlace(): (name: string) => void {
  const { t } = useTranslation('admin')
  return (name) =>
    showToast({ title: t('media.uploads.inLibrary', { name }), text: t('media.uploads.noPlace') })
}
