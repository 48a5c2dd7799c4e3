import { Calendar } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/submissions'
import {
  type DestinationSlug,
  destinationSlugs,
  destinationsIn,
  listedParts,
  resolveDestinationSlug,
} from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'
import type { SubmissionField } from '../../../schema/submissions'
import { comingMonths, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { useChosenInView } from '../../ui/filter-chips'
import { Fold } from '../../ui/fold'
import { TextField, type TextFieldProps, useFieldText } from '../forms/text-field'
import { typeInto } from '../forms/use-draft'
import { SubmissionForm } from '../submissions/submission-form'
import { useTravelDates } from '../travel-dates/use-travel-dates'
import { requestedDates } from '../travel-dates/words'
import { usePicker } from './use-picker'

interface TripFormProps {
  prefill?: Partial<Record<SubmissionField<'trip'>, string>>
  plan?: TripPlan | undefined
  isForDeal?: boolean
  children?: ReactNode
}

export function TripForm({ prefill = {}, plan, isForDeal = false, children }: TripFormProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const today = useToday()
  const { dates: known } = useTravelDates()
  const travelDates = prefill.travelDates || (known && requestedDates(known, locale, today))
  const message = useRef<HTMLTextAreaElement>(null)
  return (
    <SubmissionForm<SubmissionField<'trip'>>
      kind="trip"
      labelOf={(name) => t(`fields.${name}`)}
      aria-label={t('title')}
      prefill={{ ...prefill, travelDates }}
      plan={plan}
      above={children}
    >
      {({ field }) => {
        const destination = <DestinationField {...field('destination')} />
        const group = <TextField {...field('groupSize')} placeholder={t('hints.groupSize')} />
        return (
          <>
            {!isForDeal && destination}
            <TravelDatesField {...field('travelDates')} />
            {isForDeal && <div className="sm:col-span-2">{group}</div>}
            <TextField {...field('name')} autoComplete="name" />
            <TextField {...field('email')} type="email" autoComplete="email" />
            <Fold
              title={<MoreTitle message={message} first={prefill.message} />}
              className="sm:col-span-2 sm:border-0"
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField {...field('phone')} type="tel" autoComplete="tel" />
                {isForDeal ? destination : group}
                <TextField {...field('budget')} placeholder={t('hints.budget')} />
                <TextField {...field('interests')} placeholder={t('hints.interests')} />
                <TextField
                  {...field('message')}
                  rows={4}
                  areaRef={message}
                  className="sm:col-span-2"
                />
              </div>
            </Fold>
          </>
        )
      }}
    </SubmissionForm>
  )
}

interface MoreTitleProps {
  message: RefObject<HTMLTextAreaElement | null>
  first: string | undefined
}

function MoreTitle({ message, first }: MoreTitleProps) {
  const { t } = useTranslation('trips')
  const text = useFieldText(message, first)
  return (
    <span>
      {t('more')}
      {text && <span className="line-clamp-1 text-sm font-normal text-muted">{text}</span>}
    </span>
  )
}

function TravelDatesField(field: TextFieldProps) {
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
          className={
            'absolute inset-y-0 end-0 grid w-11 ' +
            'place-items-center text-accent ' +
            'aria-busy:opacity-60'
          }
        >
          <Calendar className="size-5" />
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

function DestinationField(field: TextFieldProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const value = useFieldText(input, field.defaultValue)
  const chosen = destinationsIn(value)
  const changed = (slug: DestinationSlug) =>
    chosen.includes(slug) ? withoutDestination(value, slug) : withDestination(value, slug, locale)
  return (
    <div className="min-w-0 sm:col-span-2">
      <TextField {...field} inputRef={input} placeholder={t('hints.destination')} />
      <ChoiceChips
        label={t('pickers.destination')}
        choices={destinationSlugs.map((slug) => ({
          value: changed(slug),
          label: text(places[slug], 'name', locale),
          isChosen: chosen.includes(slug),
          isDisabled: field.disabled || changed(slug).length > field.maxLength,
        }))}
        onChoose={(next) => typeInto(input.current, next)}
      />
    </div>
  )
}

export function withDestination(value: string, slug: DestinationSlug, locale: Locale): string {
  return [...listedParts(withoutDestination(value, slug)), text(places[slug], 'name', locale)].join(
    ', ',
  )
}

export function withoutDestination(value: string, slug: DestinationSlug): string {
  return listedParts(value)
    .filter((part) => resolveDestinationSlug(part) !== slug)
    .join(', ')
}

interface ChoiceChipsProps {
  label: string
  choices: readonly { value: string; label: string; isChosen: boolean; isDisabled?: boolean }[]
  onChoose: (value: string) => void
  isGrid?: boolean
}

function ChoiceChips({ label, choices, onChoose, isGrid = false }: ChoiceChipsProps) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, String(choices.some(({ isChosen }) => isChosen)))
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={
        '-mx-5 mt-1 px-5 chip-row no-js:hidden ' +
        (isGrid ? 'sm:grid sm:grid-cols-6' : 'sm:flex-wrap')
      }
    >
      {choices.map(({ value, label: name, isChosen, isDisabled }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen}
          disabled={isDisabled}
          onClick={() => onChoose(value)}
          className="chip shrink-0 px-3"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
