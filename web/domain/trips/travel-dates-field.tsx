import { Calendar } from 'lucide-react'
import { type FC, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comingMonths, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { ChoiceChips } from '../../ui/choice-chips'
import { showToast } from '../../ui/toast-store'
import { TextField, type TextFieldProps, useFieldText } from '../forms/text-field'
import { typeInto } from '../forms/use-draft'
import { requestedDates } from '../travel-dates/words'
import { loadPicker } from './load-picker'
import type { PickerProps } from './picker-dialog'

export function TravelDatesField(field: TextFieldProps) {
  const { t } = useTranslation(['trips', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const label = t('pickers.travelDates')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const value = useFieldText(input, field.defaultValue)
  const [opened, setOpened] = useState<{ Picker?: FC<PickerProps> | undefined }>()

  async function open() {
    setOpened({})
    try {
      setOpened({ Picker: await loadPicker?.() })
    } catch (error) {
      setOpened(undefined)
      console.debug('the picker could not be loaded', error)
      showToast({ title: t('shell:loadFailed'), destructive: true })
    }
  }

  return (
    <div className="min-w-0 sm:col-span-2">
      <TextField {...field} inputRef={input} placeholder={t('hints.travelDates')}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          aria-busy={opened && !opened.Picker}
          title={label}
          disabled={field.disabled}
          onClick={open}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-accent aria-busy:animate-pulse"
        >
          <Calendar aria-hidden="true" className="size-5" />
        </button>
        {opened?.Picker && (
          <opened.Picker
            title={label}
            field={input}
            button={button}
            onClose={() => setOpened(undefined)}
          />
        )}
      </TextField>
      <ChoiceChips
        isGrid
        label={t('pickers.months')}
        choices={comingMonths(today).map((month) => {
          const name = requestedDates({ month }, locale, today)
          return {
            value: name,
            label: monthNames([month], locale)[0] ?? '',
            isChosen: value === name,
            isDisabled: field.disabled,
          }
        })}
        onChoose={(month) => typeInto(input.current, value === month ? '' : month)}
      />
    </div>
  )
}
