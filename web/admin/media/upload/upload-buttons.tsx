import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { acceptedFiles } from './drop-zone'

interface UploadButtonsProps {
  multiple?: boolean
  isPrimary?: boolean
  onFiles: (files: File[]) => void
}

export function UploadButtons({
  multiple = false,
  isPrimary = false,
  onFiles,
}: UploadButtonsProps) {
  const { t } = useTranslation('admin')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles(Array.from(currentTarget.files ?? []))
    // Choosing the same file again fires a change again.
    currentTarget.value = ''
  }

  return (
    <>
      <button
        type="button"
        className={isPrimary ? buttonStyles.primary : buttonStyles.secondary}
        onClick={() => files.current?.click()}
      >
        <Upload aria-hidden="true" className="size-4.5" />
        {t('media.upload')}
      </button>
      <input
        ref={files}
        type="file"
        hidden
        accept={acceptedFiles}
        multiple={multiple}
        aria-label={t('media.upload')}
        onChange={take}
      />
      <span className="hidden pointer-coarse:contents">
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => camera.current?.click()}
        >
          <Camera aria-hidden="true" className="size-4.5" />
          {t('media.camera')}
        </button>
      </span>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('media.camera')}
        onChange={take}
      />
    </>
  )
}
