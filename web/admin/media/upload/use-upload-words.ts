import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast-store'
import { useErrorText } from '../../kit/use-attempt'
import { FileRefused } from './upload-file'

export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  return (error) =>
    error instanceof FileRefused ? t(`media.refusals.${error.refusal}`) : errorText(error)
}

/** For a photograph that is in the library, but whose place in the text or field is gone. */
export function useWithoutPlace(): (name: string) => void {
  const { t } = useTranslation('admin')
  return (name) =>
    showToast({ title: t('media.uploads.inLibrary', { name }), text: t('media.uploads.noPlace') })
}
