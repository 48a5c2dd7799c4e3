import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { control } from '../../../ui/form-controls'
import { InputFrame } from '../../content/form/inputs/input-frame'
import { maxTagLength, withTags } from './media-details'

interface TagInputProps {
  id: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

export function TagInput({ id, tags, onChange }: TagInputProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')

  function add(text: string) {
    setTyped('')
    const next = withTags(tags, text)
    if (next.length > tags.length) onChange(next)
  }

  return (
    <InputFrame
      id={id}
      label={t('media.detail.fields.tags')}
      hint={t('media.detail.tagsHint')}
      error={undefined}
    >
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-11 items-center rounded-full bg-line/60 ps-3.5 text-sm font-semibold"
            >
              <span className="wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={t('media.detail.removeTag', { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          value={typed}
          maxLength={maxTagLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) =>
            target.value.includes(',') ? add(target.value) : setTyped(target.value)
          }
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            // Enter also ends an input method's composition.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add(typed)
          }}
          className={control}
        />
        <button
          type="button"
          className={`${buttonStyles.secondary} shrink-0`}
          onClick={() => add(typed)}
        >
          {t('media.detail.addTag')}
        </button>
      </div>
    </InputFrame>
  )
}
