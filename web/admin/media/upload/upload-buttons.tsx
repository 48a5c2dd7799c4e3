import { Camera, type LucideIcon, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { acceptedFiles } from './drop-zone'

export function UploadButtons({
  multiple,
  isPrimary = false,
  onFiles,
}: {
  multiple?: boolean
  isPrimary?: boolean
  onFiles: (files: File[]) => void
}) {
  const { t } = useTranslation('admin')
  return (
    <>
      <FileButton
        label={t('media.upload')}
        Icon={Upload}
        isPrimary={isPrimary}
        multiple={multiple}
        onFiles={onFiles}
      />
      <span className="hidden pointer-coarse:contents">
        <FileButton label={t('media.camera')} Icon={Camera} isCamera onFiles={onFiles} />
      </span>
    </>
  )
}

interface FileButtonProps {
  label: string
  Icon: LucideIcon
  isPrimary?: boolean
  isCamera?: boolean
  multiple?: boolean
  onFiles: (files: File[]) => void
}

export function FileButton({
  label,
  Icon,
  isPrimary = false,
  isCamera = false,
  multiple,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={isPrimary ? buttonStyles.primary : buttonStyles.secondary}
        onClick={() => input.current?.click()}
      >
        <Icon className="size-4.5" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={isCamera ? 'image/*' : acceptedFiles}
        capture={isCamera ? 'environment' : undefined}
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []))
          // Choosing the same file again fires a change again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
