import { useState } from 'react'
import { usePhotoTools } from '../editor-props'

interface CaptionInputProps {
  label: string
  caption: string
  placeholder: string
  onChange: (caption: string) => void
  /** `isDone`: by Enter. */
  onLeave: (isDone: boolean) => void
}

/** The field owns the text while typing: input methods take back letters. */
export function CaptionInput({
  label,
  caption,
  placeholder,
  onChange,
  onLeave,
}: CaptionInputProps) {
  const { locale } = usePhotoTools()
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="text"
      lang={locale}
      aria-label={label}
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
        // The editor may be inside the form of a page.
        event.preventDefault()
        onLeave(true)
      }}
      className="photo-caption"
    />
  )
}
