import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../kit/use-attempt'
import { FileRefused } from './check-file'

/** Returns what words a failed upload: why the file was not taken, or what else failed. */
export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  return (error) =>
    error instanceof FileRefused ? t(`media.refusals.${error.refusal}`) : errorText(error)
}
