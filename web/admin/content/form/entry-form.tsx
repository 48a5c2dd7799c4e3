import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldList, ItemList } from './field-list'
import type { FormField, GroupField } from './form-schema'
import { hintOf } from './labels'
import { isRecord, type Json, type Path } from './paths'
import { type FormSection, sectionId, sectionsOf, sectionTitle } from './sections'
import { WindowGroup } from './window-group'

/** The form of an entry, made from the schema of its kind. */
export function EntryForm({ fields, data }: { fields: readonly FormField[]; data: Json }) {
  return (
    <div className="grid gap-6">
      {sectionsOf(fields).map((section) => (
        <Section key={sectionId(section.name)} section={section} data={data} />
      ))}
    </div>
  )
}

function Section({ section, data }: { section: FormSection; data: Json }) {
  const { t } = useTranslation('admin')
  const { name, fields } = section
  const part = { id: sectionId(name), title: sectionTitle(t, section) }
  if (typeof name === 'string')
    return (
      <FormPart {...part}>
        <FieldList fields={fields} parent={undefined} path={[]} driftPath="" values={data} />
      </FormPart>
    )
  const [field] = fields
  const value = data[name.field]
  const own = { path: [name.field], driftPath: `.${name.field}` }
  return (
    <FormPart {...part} hint={hintOf(t, undefined, name.field)}>
      {field?.type === 'list' && (
        <ItemList field={field} parent={undefined} value={value} {...own} />
      )}
      {field?.type === 'group' && (
        <Group field={field} values={isRecord(value) ? value : {}} {...own} />
      )}
    </FormPart>
  )
}

function Group({
  field,
  ...place
}: {
  field: GroupField
  path: Path
  driftPath: string
  values: Json
}) {
  if (field.name === 'window') return <WindowGroup field={field} {...place} />
  return <FieldList fields={field.fields} parent={field.name} {...place} />
}

/** A labelled part of the form. */
export function FormPart({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-card border border-line bg-card p-4 md:p-5"
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-48 text-heading outline-none lg:scroll-mt-36">
        {title}
      </h2>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
