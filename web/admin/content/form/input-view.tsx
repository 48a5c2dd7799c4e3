import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { suggestAnchor } from './anchors'
import type { InputField } from './form-schema'
import { useFormTools } from './form-tools'
import { CheckInput, ChoiceInput, ChoicesInput } from './inputs/choice-input'
import { DayInput, WindowDayInput } from './inputs/day-input'
import type { InputProps } from './inputs/input-frame'
import { MarkdownInput } from './inputs/markdown-input'
import { MonthsInput } from './inputs/months-input'
import { NumberInput } from './inputs/number-input'
import { PictureInput } from './inputs/picture-input'
import { PlaceInput, PlacesInput } from './inputs/places-input'
import { TextInput } from './inputs/text-input'
import { TextsInput } from './inputs/texts-input'
import { issuesAt, issueText } from './issue-text'
import { choiceLabel, hintOf, labelOf } from './labels'
import { controlId, type Json, type Path } from './paths'

interface InputViewProps {
  field: InputField
  /** The name of the group or list that the field is in. */
  parent: string | undefined
  path: Path
  value: unknown
  /** The values beside it. */
  siblings: Json
  /** The language of a pair's side. */
  lang?: Locale
}

const suffixes = { vi: 'VI', en: 'EN' } as const

/** The control of a field. */
export function InputView({ field, parent, path, value, siblings, lang }: InputViewProps) {
  const { t } = useTranslation('admin')
  const { kind, change, issues, replacements } = useFormTools()
  const { name, widget } = field
  const isOfLetter = kind === 'letter'
  const owner = parent ?? (isOfLetter || kind === 'post' ? kind : undefined)
  const label = labelOf(t, owner, name)
  const input: InputProps = {
    id: controlId(path),
    label: lang ? `${label} (${suffixes[lang]})` : label,
    lang,
    hint:
      [hintOf(t, owner, name), field.isOptional && t('entries.editor.optional')]
        .filter(Boolean)
        .join(' · ') || undefined,
    error: issueText(t, field, value, issuesAt(issues, path)),
    value,
    onChange: (next) => change(path, next),
  }
  const options = (field.options ?? []).map((option) => ({
    value: option,
    label: choiceLabel(t, parent, name, option),
  }))
  switch (widget) {
    case 'line':
      return <TextInput {...input} advised={field.advised} isOfMail={isOfLetter} />
    case 'usd':
      return <TextInput {...input} placeholder="$15-30" />
    case 'url':
      return <TextInput {...input} inputMode="url" placeholder="https://" />
    case 'email':
      return <TextInput {...input} inputMode="email" />
    case 'anchor': {
      const anchor = suggestAnchor(siblings)
      const filled = anchor
        ? t('entries.editor.anchor', { anchor })
        : t('entries.editor.anchorEmpty')
      const hint = [input.hint, filled].filter(Boolean).join(' · ')
      return <TextInput {...input} hint={hint} placeholder={anchor} />
    }
    case 'paragraph':
      return <TextInput {...input} rows={4} advised={field.advised} />
    case 'lines':
    case 'paragraphs':
      return <TextsInput {...input} widget={widget} />
    case 'markdown':
      return <MarkdownInput {...input} lang={lang ?? 'vi'} replacements={replacements} />
    case 'months':
      return <MonthsInput {...input} />
    case 'day':
      return <DayInput {...input} />
    case 'window-day':
      return <WindowDayInput {...input} isYearly={siblings.repeats === 'yearly'} />
    case 'picture':
      return <PictureInput {...input} isOptional={field.isOptional} />
    case 'place':
      return <PlaceInput {...input} withPlaces />
    case 'places':
      return <PlacesInput {...input} withPlaces />
    case 'destination':
      return <PlaceInput {...input} withPlaces={false} />
    case 'destinations':
      return <PlacesInput {...input} withPlaces={false} />
    case 'money':
      return <NumberInput {...input} isMoney />
    case 'number':
    case 'days':
      return <NumberInput {...input} />
    case 'check':
      return <CheckInput {...input} />
    case 'choice':
      return <ChoiceInput {...input} options={options} />
    case 'choices':
      return <ChoicesInput {...input} options={options} />
  }
}
