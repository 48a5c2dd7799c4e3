import { useTranslation } from 'react-i18next'
import { suffixes } from '../../../../schema/content/in-one-language'
import { locales, otherLocale } from '../../../../schema/locale'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import type { FormField, InputField, PairField } from './form-schema'
import { useFormTools } from './form-tools'
import { InputView } from './input-view'
import { hintOf, labelOf } from './labels'
import { ListView, type ListViewProps } from './list-view'
import { isRecord, type Json, type Path } from './paths'

const PickPlace = lazyPart([], async () => (await import('./map/pick-place')).PickPlace)
const DriftNote = lazyPart(['rich-text'], async () => (await import('./drift-note')).DriftNote)

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
      {parent === 'coordinates' && (
        <PageSection>
          <PickPlace path={path} value={values} />
        </PageSection>
      )}
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
        <PageSection fallback={<div className="pulsing skeleton mt-2 h-24" />}>
          <DriftNote
            drift={behind}
            now={values[field.name + suffixes[otherLocale(behind.behind)]]}
            isBusy={isBusy}
            onHold={() => confirm(own)}
          />
        </PageSection>
      )}
    </div>
  )
}
