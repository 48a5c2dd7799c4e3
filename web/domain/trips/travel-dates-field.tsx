import { Calendar } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { comingMonths, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { ChoiceChips } from '../../ui/choice-chips'
import { TextField, type TextFieldProps, useFieldText } from '../forms/text-field'
import { typeInto } from '../forms/use-draft'
import { requestedDates } from '../travel-dates/words'
import { usePicker } from './use-picker'

export function TravelDatesField(field: TextFieldProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const today = useToday()
  const label = t('pickers.travelDates')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const value = useFieldText(input, field.defaultValue)
  const { Picker, isLoading, open, close } = usePicker()

  return (
    <div className="min-w-0 sm:col-span-2">
      <TextField {...field} inputRef={input} placeholder={t('hints.travelDates')}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          aria-busy={isLoading}
          title={label}
          disabled={field.disabled}
          onClick={open}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-accent aria-busy:animate-pulse"
        >
          <Calendar aria-hidden="true" className="size-5" />
        </button>
        {Picker && <Picker title={label} field={input} button={button} onClose={close} />}
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
