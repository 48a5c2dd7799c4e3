import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhotoTools } from '../photos/photo-tools'

interface CaptionInputProps {
  caption: string
  placeholder: string
  onChange: (caption: string) => void
  /** `isDone`: by Enter. */
  onLeave: (isDone: boolean) => void
}

/**
 * A caption, written in its place. While it is typed the field owns it: input programs take back
 * letters that they have just put there.
 */
export function CaptionInput({ caption, placeholder, onChange, onLeave }: CaptionInputProps) {
  const { t } = useTranslation('admin')
  const { locale } = usePhotoTools()
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="text"
      lang={locale}
      aria-label={t('richText.photos.caption')}
      placeholder={placeholder}
      autoComplete="off"
      value={typed ?? caption}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(currentTarget.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        onLeave(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // The editor may be in the form of a page.
        event.preventDefault()
        onLeave(true)
      }}
      className="photo-caption"
    />
  )
}
