import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { PageSection } from '../../../ui/error-boundary'
import { FieldNotes } from '../../kit/field-notes'
import { lazyPart } from '../../kit/lazy-part'
import { PictureControl } from '../../media/picture-control'
import { suggestAnchor } from './anchors'
import type { InputField } from './form-schema'
import { useFormTools } from './form-tools'
import { CheckInput, ChoiceInput, ChoicesInput } from './inputs/choice-input'
import { DayInput, MonthsInput, WindowDayInput } from './inputs/date-inputs'
import { ImageInput } from './inputs/image-input'
import { describedBy, InputGroup, type InputProps } from './inputs/input-frame'
import { PlaceInput, PlacesInput } from './inputs/places-input'
import { NumberInput, TextInput, TextsInput } from './inputs/text-input'
import { issuesAt, issueText } from './issue-text'
import { choiceLabel, hintOf, labelOf } from './labels'
import { controlId, type Json, type Path } from './paths'

const MarkdownField = lazyPart(
  ['media', 'rich-text'],
  async () => (await import('../../rich-text/markdown-field')).MarkdownField,
)

interface InputViewProps {
  field: InputField
  parent: string | undefined
  path: Path
  value: unknown
  siblings: Json
  lang?: Locale
}

export function InputView({ field, parent, path, value, siblings, lang }: InputViewProps) {
  const { t } = useTranslation('admin')
  const { kind, change, issues, replacements } = useFormTools()
  const { name } = field
  const isOfLetter = kind === 'letter'
  const owner = parent ?? (isOfLetter || kind === 'post' ? kind : undefined)
  const label = labelOf(t, owner, name)
  const input: InputProps = {
    id: controlId(path),
    label: lang ? `${label} (${lang.toUpperCase()})` : label,
    lang,
    hint:
      [hintOf(t, owner, name), field.isOptional && t('entry-form.editor.optional')]
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
  return (
    <Control
      field={field}
      input={input}
      options={options}
      siblings={siblings}
      replacements={replacements}
      isOfMail={isOfLetter}
    />
  )
}

interface ControlProps {
  field: Pick<InputField, 'widget' | 'advised' | 'isOptional'>
  input: InputProps
  options: readonly { value: string; label: string }[]
  siblings: Json
  replacements: number
  isOfMail?: boolean
}

export function Control({
  field,
  input,
  options,
  siblings,
  replacements,
  isOfMail = false,
}: ControlProps) {
  const { t } = useTranslation('admin')
  switch (field.widget) {
    case 'line':
      return <TextInput {...input} advised={field.advised} isOfMail={isOfMail} />
    case 'usd':
      return <TextInput {...input} placeholder="$15-30" />
    case 'url':
      return <TextInput {...input} inputMode="url" placeholder="https://" />
    case 'email':
      return <TextInput {...input} inputMode="email" />
    case 'anchor': {
      const anchor = suggestAnchor(siblings)
      const filled = anchor
        ? t('entry-form.editor.anchor', { anchor })
        : t('entry-form.editor.anchorEmpty')
      const hint = [input.hint, filled].filter(Boolean).join(' · ')
      return <TextInput {...input} hint={hint} placeholder={anchor} />
    }
    case 'paragraph':
      return <TextInput {...input} rows={4} advised={field.advised} />
    case 'lines':
    case 'paragraphs':
      return <TextsInput {...input} widget={field.widget} />
    case 'markdown':
      return <MarkdownInput {...input} lang={input.lang ?? 'vi'} replacements={replacements} />
    case 'months':
      return <MonthsInput {...input} />
    case 'day':
      return <DayInput {...input} />
    case 'window-day':
      return <WindowDayInput {...input} isYearly={siblings.repeats === 'yearly'} />
    case 'picture':
      return (
        <PictureInput
          {...input}
          isOptional={field.isOptional}
          isOverridden={Object.keys(siblings).some((name) => /alt(?:Vi|En)$/i.test(name))}
        />
      )
    case 'image':
      return <ImageInput {...input} />
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

interface MarkdownInputProps extends InputProps {
  lang: Locale
  /** A change of this number puts `value` into the editor (docs/decisions/0703). */
  replacements: number
}

function MarkdownInput({ lang, value, replacements, ...input }: MarkdownInputProps) {
  const { id, label, hint, error, onChange } = input
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: this is what a label does */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <span
        className="mb-1 block text-sm font-semibold"
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </span>
      <div
        className={`min-w-0 rounded-control border ${error ? 'border-bad' : 'border-line'} bg-card`}
      >
        <PageSection fallback={<div className="pulsing skeleton h-83" />}>
          <MarkdownField
            id={id}
            label={label}
            locale={lang}
            value={typeof value === 'string' ? value : ''}
            replacements={replacements}
            onChange={onChange}
            error={error}
          />
        </PageSection>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface PictureInputProps extends InputProps {
  isOptional: boolean
  isOverridden: boolean
}

function PictureInput({ isOptional, isOverridden, ...input }: PictureInputProps) {
  const { t } = useTranslation('admin')
  const { id, label, value, onChange } = input
  const picture = typeof value === 'string' && value !== '' ? value : null
  const action = t('entry-form.editor.choosePicture')
  return (
    <InputGroup {...input}>
      <PictureControl
        picture={picture}
        action={action}
        none={t('entry-form.editor.noPicture')}
        canBeNone={isOptional && picture !== null}
        isOverridden={isOverridden}
        attributes={{ id, 'aria-label': `${action}: ${label}`, ...describedBy(input) }}
        onChange={(next) => onChange(next ?? '')}
      />
    </InputGroup>
  )
}
