import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Frame } from '../../../../schema/media-edit'
import { control } from '../../../ui/form-controls'

const names = ['left', 'top', 'width', 'height'] as const satisfies (keyof Frame)[]

interface CropNumbersProps {
  frame: Frame
  onChange: (name: keyof Frame, value: number) => void
}

/** What is typed counts on leaving the field: half a number would move the frame. */
export function CropNumbers({ frame, onChange }: CropNumbersProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState<{ name: keyof Frame; text: string }>()

  function finish() {
    setTyped(undefined)
    const value = Number(typed?.text)
    if (typed && typed.text.trim() !== '' && Number.isFinite(value)) onChange(typed.name, value)
  }

  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {names.map((name) => (
        <label key={name} className="text-sm font-semibold">
          {t(`media.crop.numbers.${name}`)}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed?.name === name ? typed.text : frame[name]}
            onChange={({ target }) => setTyped({ name, text: target.value })}
            onBlur={finish}
            onKeyDown={(event) => event.key === 'Enter' && finish()}
            className={`${control} mt-1 font-normal`}
          />
        </label>
      ))}
    </div>
  )
}
