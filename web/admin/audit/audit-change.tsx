import { useTranslation } from 'react-i18next'
import type { AuditEntryDetail } from '../../../schema/api/admin-audit'
import { useLocale } from '../../lib/locale-context'
import { LoadError } from '../../ui/states'
import { useAdminData, useNames } from '../kit/admin-api'
import { ChangedText, TextWithPictures } from '../kit/changed-text'
import { formatInstant } from '../kit/format-instant'
import { wordDifference } from '../kit/word-difference'
import { Waiting } from '../waiting'

interface FieldChange {
  name: string
  before: string
  after: string
}

/** Returns a value as text: lists with an item a line, objects as JSON. */
function readable(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join('\n')
  return JSON.stringify(value, undefined, 2)
}

export function changesOf({
  before,
  after,
}: Pick<AuditEntryDetail, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: readable(before?.[name]), after: readable(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

/** In characters: comparing longer texts by words takes too long. */
const maxCompared = 20_000

export function AuditChange({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { data, error, retry } = useAdminData(`/api/admin/audit/${id}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const changes = changesOf(data)
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {[data.label, nameOf(data.username), formatInstant(data.at, locale)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {changes.length === 0 && <p className="mt-3">{t('audit.noChange')}</p>}
      <dl className="mt-3 grid gap-4">
        {changes.map((change) => (
          <div key={change.name}>
            <dt className="font-mono text-sm font-semibold">{change.name}</dt>
            <dd className="mt-1">
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Change({ change: { before, after } }: { change: FieldChange }) {
  const { t } = useTranslation('admin')
  if (before && after && before.length + after.length <= maxCompared) {
    const spoken = { added: t('audit.added'), removed: t('audit.removed') }
    return <ChangedText parts={wordDifference(before, after)} spoken={spoken} className={box} />
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Whole side="before" value={before} />
      <Whole side="after" value={after} />
    </div>
  )
}

const box = 'rounded-control border border-line bg-paper px-3 py-2'

function Whole({ side, value }: { side: 'before' | 'after'; value: string }) {
  const { t } = useTranslation('admin')
  return (
    <div>
      <p className="text-sm text-muted">{t(`audit.${side}`)}</p>
      <p className={`whitespace-pre-wrap wrap-anywhere ${box}`}>
        {value ? <TextWithPictures text={value} /> : t('audit.empty')}
      </p>
    </div>
  )
}
