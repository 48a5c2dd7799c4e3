import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DestinationSlug,
  destinationSlugs,
  destinationsIn,
  listedParts,
  resolveDestinationSlug,
} from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'
import { useLocale } from '../../lib/locale-context'
import { ChoiceChips } from '../../ui/choice-chips'
import { TextField, type TextFieldProps, useFieldText } from '../forms/text-field'
import { typeInto } from '../forms/use-draft'

export function DestinationField(field: TextFieldProps) {
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
