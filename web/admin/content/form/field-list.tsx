import { useTranslation } from 'react-i18next'
import { suffixes } from '../../../../schema/content/in-one-language'
import type { Drift } from '../../../../schema/content/pairs'
import { locales, otherLocale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'
import type { FormField, InputField, PairField } from './form-schema'
import { useFormTools } from './form-tools'
import { InputView } from './input-view'
import { hintOf, labelOf } from './labels'
import { ListView, type ListViewProps } from './list-view'
import { isRecord, type Json, type Path } from './paths'

export interface FieldPlace {
  path: Path
  /** Its path in the drift, such as `.activities.hue-imperial-city`. */
  driftPath: string
  values: Json
}

interface FieldListProps extends FieldPlace {
  fields: readonly FormField[]
  parent: string | undefined
}

const isCheck = ({ widget }: InputField) => widget === 'check'

/** Neighbouring inputs without a language share rows, checkboxes theirs. */
function inRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const [first] = last ?? []
    if (field.type === 'input' && first?.type === 'input' && isCheck(field) === isCheck(first))
      last?.push(field)
    else rows.push([field])
  }
  return rows
}

export function FieldList({ fields, ...place }: FieldListProps) {
  const { parent, path, values } = place
  return (
    <div className="grid gap-5">
      {inRows(fields).map((row) => {
        const [first] = row
        if (!first) return null
        const inputs = row.filter((field): field is InputField => field.type === 'input')
        if (inputs.length === 0) return <OwnRow key={first.name} field={first} {...place} />
        return (
          <div
            key={first.name}
            className={
              'grid items-start gap-x-5 gap-y-4 @min-[34rem]:grid-cols-2 ' +
              (inputs.length === 3 ? '@min-[48rem]:grid-cols-3' : '')
            }
          >
            {inputs.map((field) => (
              <InputView
                key={field.name}
                field={field}
                parent={parent}
                path={[...path, field.name]}
                value={values[field.name]}
                siblings={values}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function OwnRow({ field, ...place }: Omit<FieldListProps, 'fields'> & { field: FormField }) {
  const { t } = useTranslation('admin')
  const { parent, path, driftPath, values } = place
  if (field.type === 'input') return null
  if (field.type === 'pair') return <PairView field={field} {...place} />
  const value = values[field.name]
  const own = { path: [...path, field.name], driftPath: `${driftPath}.${field.name}` }
  const hint = field.type === 'group' && hintOf(t, parent, field.name)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{labelOf(t, parent, field.name)}</legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      {field.type === 'list' ? (
        <ItemList field={field} parent={parent} value={value} {...own} />
      ) : (
        <FieldList
          fields={field.fields}
          parent={field.name}
          values={isRecord(value) ? value : {}}
          {...own}
        />
      )}
    </fieldset>
  )
}

export function ItemList(props: Omit<ListViewProps, 'renderFields'>) {
  const { name, fields } = props.field
  return (
    <ListView
      {...props}
      renderFields={(item) => <FieldList fields={fields} parent={name} {...item} />}
    />
  )
}

interface PairViewProps extends Omit<FieldListProps, 'fields'> {
  field: PairField
}

function PairView({ field, parent, path, driftPath, values }: PairViewProps) {
  const { drift, confirm, isBusy } = useFormTools()
  const own = `${driftPath}.${field.name}`
  const behind = drift[own]
  return (
    <div className="min-w-0">
      <div className="grid gap-x-5 gap-y-3 @min-[40rem]:grid-cols-2">
        {locales.map((locale) => {
          const key = field.name + suffixes[locale]
          return (
            <InputView
              key={key}
              field={field.input}
              parent={parent}
              path={[...path, key]}
              value={values[key]}
              siblings={values}
              lang={locale}
            />
          )
        })}
      </div>
      {behind && (
        <DriftNote
          drift={behind}
          now={values[field.name + suffixes[otherLocale(behind.behind)]]}
          isBusy={isBusy}
          onHold={() => confirm(own)}
        />
      )}
    </div>
  )
}

const asText = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

interface DriftNoteProps {
  drift: Drift[string]
  now: unknown
  isBusy: boolean
  onHold: () => void
}

function DriftNote({ drift: { behind, was }, now, isBusy, onHold }: DriftNoteProps) {
  const { t } = useTranslation('admin')
  const changed = otherLocale(behind)
  return (
    <div
      className={
        'mt-2 rounded-control border border-s-4 border-line ' +
        'border-s-accent bg-paper px-3 py-2 text-sm'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{t(`entry-form.drift.${behind}`)}</p>
        <button type="button" className={buttonStyles.quiet} disabled={isBusy} onClick={onHold}>
          {t('entry-form.drift.hold')}
        </button>
      </div>
      <p className="text-muted">{t(`entry-form.drift.changed.${changed}`)}</p>
      <ChangedText
        parts={differenceOf(asText(was), asText(now))}
        lang={changed}
        className="mt-1 max-h-60 overflow-y-auto"
        spoken={{ added: t('entry-form.drift.added'), removed: t('entry-form.drift.removed') }}
      />
    </div>
  )
}
