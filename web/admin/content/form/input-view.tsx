import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import type { EntryKind } from '../../../../schema/content/choices'
import { isEmpty } from '../../../../schema/content/in-one-language'
import type { Locale } from '../../../../schema/locale'
import { useSiteSettings } from '../../../lib/page-data'
import { PageSection } from '../../../ui/error-boundary'
import { FieldNotes } from '../../kit/field-notes'
import { lazyPart } from '../../kit/lazy-part'
import { wholeDollarsOf } from '../../kit/vnd-prices'
import { type FieldMarksProps, useTeam } from '../teamwork/team-context'
import { suggestAnchor } from './anchors'
import type { InputField } from './form-schema'
import { useFormTools } from './form-tools'
import { CheckInput, ChoiceInput, ChoicesInput, ColleagueInput } from './inputs/choice-input'
import { MonthsInput, WindowDayInput } from './inputs/date-inputs'
import { DayInput } from './inputs/day-input'
import { describedBy, InputGroup, type InputProps } from './inputs/input-frame'
import { NumberInput } from './inputs/number-input'
import { TextInput, TextsInput } from './inputs/text-input'
import { issuesAt, issueText } from './issue-text'
import { choiceLabel, hintOf, isNeeded, labelOf, linksText } from './labels'
import { controlId, type Json, type Path } from './paths'

const ImageInput = lazyPart(
  ['media'],
  async () => (await import('./inputs/image-input')).ImageInput,
)
const LinkInput = lazyPart(['entries'], async () => (await import('./inputs/link-input')).LinkInput)
const PictureControl = lazyPart(
  ['media'],
  async () => (await import('../../media/picture-control')).PictureControl,
)
const PlaceInput = lazyPart(
  ['entries'],
  async () => (await import('./inputs/places-input')).PlaceInput,
)
const PlacesInput = lazyPart(
  ['entries'],
  async () => (await import('./inputs/places-input')).PlacesInput,
)
const MarkdownField = lazyPart(
  ['media', 'rich-text'],
  async () => (await import('../../rich-text/markdown-field')).MarkdownField,
)

interface InputViewProps {
  field: InputField
  parent: string | undefined
  path: Path
  driftPath: string
  value: unknown
  siblings: Json
  lang?: Locale
}

export function InputView({
  field,
  parent,
  path,
  driftPath,
  value,
  siblings,
  lang,
}: InputViewProps) {
  const { t } = useTranslation('admin')
  const { kind, change, issues, defaults, replacements } = useFormTools()
  const { name } = field
  const usual = defaults.get(controlId(path))
  const isOfLetter = kind === 'letter'
  const owner = parent ?? kind
  const label = labelOf(t, owner, name)
  const saysOptional = field.isOptional && field.widget !== 'check'
  const input: InputProps = {
    id: controlId(path),
    label: lang ? `${label} (${lang.toUpperCase()})` : label,
    lang,
    hint:
      [
        // Only links of a phone number have a default.
        field.widget === 'url' && usual && value && t('entry-form.phone.exception', { usual }),
        !(parent === 'meta' && isPriceless(kind)) && hintOf(t, owner, name),
        field.widget === 'usd' && t('entry-form.errors.usd'),
        parent === 'offices' && name === 'phone' && linksText(t, siblings),
        saysOptional && !isNeeded(owner, name) && t('entry-form.editor.optional'),
      ]
        .filter(Boolean)
        .join(' · ') || undefined,
    ...(usual && { usual, placeholder: t('entry-form.editor.default', { text: usual }) }),
    error: issueText(t, field, value, issuesAt(issues, path)),
    value,
    // A switch that need not be there leaves nothing behind, so that its group is not begun.
    onChange: (next) => change(path, next === false && field.isOptional ? undefined : next),
  }

  /** The description beside a picture is the library's until somebody writes another. */
  function describe({ altVi, altEn }: MediaItem) {
    for (const key of Object.keys(siblings)) {
      const text = /altVi$/i.test(key) ? altVi : /altEn$/i.test(key) ? altEn : ''
      if (text && isEmpty(siblings[key])) change([...path.slice(0, -1), key], text)
    }
  }

  const options = (field.options ?? []).map((option) => ({
    value: option,
    label: choiceLabel(t, parent, name, option),
  }))
  return (
    <div className="group/field relative min-w-0" data-field={path.join('.')}>
      <Control
        field={field}
        input={input}
        options={options}
        siblings={siblings}
        replacements={replacements}
        isOfMail={isOfLetter}
        onPhoto={describe}
      />
      <FieldCorner path={path} driftPath={driftPath} label={input.label} />
    </div>
  )
}

/** Its search description has no price. */
const isPriceless = (kind: EntryKind) => kind !== 'deal' && kind !== 'itinerary'

/** Apart from the field, which heartbeats of colleagues do not render. */
function FieldCorner(props: FieldMarksProps) {
  const team = useTeam()
  return team && <team.FieldMarks {...props} />
}

interface ControlProps {
  field: Pick<InputField, 'widget' | 'advised' | 'isOptional'>
  input: InputProps
  options: readonly { value: string; label: string }[]
  siblings: Json
  replacements: number
  isOfMail?: boolean
  /** Called with a photograph of the library when it is chosen. */
  onPhoto?: (photo: MediaItem) => void
}

/** Some controls are loaded when a form first shows them. */
export function Control(props: ControlProps) {
  return (
    <PageSection fallback={<div className="pulsing skeleton h-18" />}>
      <ControlOfWidget {...props} />
    </PageSection>
  )
}

function ControlOfWidget({
  field,
  input,
  options,
  siblings,
  replacements,
  isOfMail = false,
  onPhoto,
}: ControlProps) {
  const { t } = useTranslation('admin')
  switch (field.widget) {
    case 'line':
      return <TextInput {...input} advised={field.advised} isOfMail={isOfMail} />
    case 'usd':
      return <UsdInput {...input} />
    case 'url':
      return <TextInput {...input} inputMode="url" placeholder={input.placeholder ?? 'https://'} />
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
          onPhoto={onPhoto}
          isOverridden={Object.keys(siblings).some((name) => /alt(?:Vi|En)$/i.test(name))}
        />
      )
    case 'image':
      return <ImageInput {...input} />
    case 'place':
      return <PlaceInput {...input} among="places" />
    case 'places':
      return <PlacesInput {...input} among="places" />
    case 'destination':
      return <PlaceInput {...input} among="destinations" />
    case 'destinations':
      return <PlacesInput {...input} among="destinations" />
    case 'link':
      return <LinkInput {...input} />
    case 'author':
      return <PlaceInput {...input} among="authors" />
    case 'money':
      return <NumberInput {...input} isMoney />
    case 'number':
    case 'days':
      return <NumberInput {...input} />
    case 'check':
      return <CheckInput {...input} />
    case 'colleague':
      return <ColleagueInput {...input} />
    case 'choice':
      return <ChoiceInput {...input} options={options} />
    case 'choices':
      return <ChoicesInput {...input} options={options} />
  }
}

/** Tells whoever writes VND the dollars to write. */
function UsdInput(input: InputProps) {
  const { t } = useTranslation('admin')
  const { vndPerUsd } = useSiteSettings()
  const usd = wholeDollarsOf(String(input.value ?? ''), vndPerUsd)
  const rate = vndPerUsd.toLocaleString('vi-VN')
  const hint = usd ? t('entry-form.editor.usdOfVnd', { usd, rate }) : input.hint
  return <TextInput {...input} hint={hint} placeholder="$15-30" />
}

interface MarkdownInputProps extends InputProps {
  lang: Locale
  /** A change of this number puts `value` into the editor (docs/decisions/0703). */
  replacements: number
}

function MarkdownInput({ lang, value, replacements, ...input }: MarkdownInputProps) {
  const { id, label, hint, error, onChange } = input
  return (
    // Room for the choice of the editor beside the label, and for comments above it.
    <div className="min-w-0 pt-10">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: this is what a label does */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <span
        className="mb-1 block text-sm font-semibold"
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </span>
      <div
        className={
          'relative min-w-0 rounded-control border bg-card outline-offset-2 outline-accent ' +
          `has-[.visual-editor:focus-visible]:outline-3 ${error ? 'border-bad' : 'border-line'}`
        }
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
  onPhoto: ControlProps['onPhoto']
}

function PictureInput({ isOptional, isOverridden, onPhoto, ...input }: PictureInputProps) {
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
        onChange={(next, photo) => {
          onChange(next ?? '')
          if (photo) onPhoto?.(photo)
        }}
      />
    </InputGroup>
  )
}
