import { useTranslation } from 'react-i18next'
import { isRecord, suffixes } from '../../../../schema/content/in-one-language'
import { locales, otherLocale } from '../../../../schema/locale'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import type { FormField, InputField, PairField } from './form-schema'
import { useFormTools } from './form-tools'
import { InputView } from './input-view'
import { hintOf, labelOf } from './labels'
import { ListView, type ListViewProps } from './list-view'
import { ownLinkAt } from './menu-links'
import type { Json, Path } from './paths'
import { bothColumns, ofLanguage } from './shown-languages'

const PickPlace = lazyPart([], async () => (await import('./map/pick-place')).PickPlace)
const DriftNote = lazyPart(['rich-text'], async () => (await import('./drift-note')).DriftNote)

const MachineNote = lazyPart(
  ['translation'],
  async () => (await import('./machine-note')).MachineNote,
)

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
  const { parent, path, driftPath, values } = place
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
                driftPath={driftPath}
                value={values[field.name]}
                siblings={values}
              />
            ))}
          </div>
        )
      })}
      {parent === 'coordinates' && (
        <PageSection>
          <PickPlace path={path} values={values} />
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
      renderFields={(item) =>
        props.parent === 'menus' ? (
          <MenuItem fields={fields} parent={name} {...item} />
        ) : (
          <FieldList fields={fields} parent={name} {...item} />
        )
      }
    />
  )
}

interface MenuItemProps extends FieldPlace {
  fields: readonly FormField[]
  parent: string
}

/** Name and target of the site's own links are fixed. */
function MenuItem({ fields, ...place }: MenuItemProps) {
  const { t } = useTranslation('admin')
  const own = ownLinkAt(place.path, place.values)
  if (own) return <p className="text-muted">{t('entry-form.editor.ownLink', { path: own.to })}</p>
  const unnamed = locales.filter((locale) => !place.values[`name${suffixes[locale]}`])
  const note = unnamed.length === locales.length ? 'both' : unnamed[0]
  return (
    <>
      {note && <p className="mb-3 text-sm text-muted">{t(`entry-form.editor.unnamed.${note}`)}</p>}
      <FieldList fields={fields.filter(({ name }) => name !== 'link')} {...place} />
    </>
  )
}

interface PairViewProps extends Omit<FieldListProps, 'fields'> {
  field: PairField
}

function PairView({ field, parent, path, driftPath, values }: PairViewProps) {
  const { t } = useTranslation('admin')
  const { kind, drift, machineTexts, confirm, isBusy } = useFormTools()
  const own = `${driftPath}.${field.name}`
  const behind = drift[own]
  const machine = machineTexts[own]
  // Most authors have one name in both languages: neither is ever out of sight.
  const isOfAll = kind === 'author' && own === '.name'
  return (
    <div className="min-w-0">
      <div className={`grid gap-x-5 gap-y-3 ${bothColumns}`}>
        {locales.map((locale) => {
          const key = field.name + suffixes[locale]
          return (
            <div key={key} className={`min-w-0 ${isOfAll ? '' : ofLanguage[locale]}`}>
              <InputView
                field={field.input}
                parent={parent}
                path={[...path, key]}
                driftPath={driftPath}
                value={values[key]}
                siblings={values}
                lang={locale}
              />
            </div>
          )
        })}
      </div>
      {behind && (
        <PageSection fallback={<div className="pulsing skeleton mt-2 h-24" />}>
          <DriftNote
            drift={behind}
            now={values[field.name + suffixes[otherLocale(behind.behind)]]}
            isBusy={isBusy}
            onHold={() => confirm(own, 'drift')}
          />
        </PageSection>
      )}
      {machine && (
        <PageSection fallback={<div className="pulsing skeleton mt-2 h-15" />}>
          <MachineNote
            language={machine}
            field={`${labelOf(t, parent ?? kind, field.name)} (${machine.toUpperCase()})`}
            isBusy={isBusy}
            onRead={() => confirm(own, 'machineTexts')}
          />
        </PageSection>
      )}
    </div>
  )
}
