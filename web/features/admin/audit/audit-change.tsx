import { diffWordsWithSpace } from 'diff'
import { useTranslation } from 'react-i18next'
import type { AuditEntryDetail } from '../../../../schema/api/admin-audit'
import { useLocale } from '../../../lib/locale-context'
import { LoadError } from '../../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { Waiting } from '../waiting'

interface FieldChange {
  name: string
  /** As a person reads it; empty where there was nothing. */
  before: string
  after: string
}

/** A value of the log as text: texts as they are, lists one item a line, anything else as JSON. */
function readable(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n')
  return JSON.stringify(value, undefined, 2)
}

/** The fields in which an entry's before and after differ, in the order in which they were written down. */
export function changesOf({ before, after }: Pick<AuditEntryDetail, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: readable(before?.[name]), after: readable(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}

/** Longer texts are not compared word by word: that would take too long. */
const longestCompared = 20_000

/** What one entry of the log changed, field by field. */
export function AuditChange({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, retry } = useAdminData(`/api/admin/audit/${id}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const changes = changesOf(data)
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {[data.label, data.username, formatInstant(data.at, locale)].filter(Boolean).join(' · ')}
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
  if (before && after && before.length + after.length <= longestCompared) return <Words before={before} after={after} />
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Whole side="before" value={before} />
      <Whole side="after" value={after} />
    </div>
  )
}

const lookOf = 'rounded-control border border-line bg-paper px-3 py-2 whitespace-pre-wrap wrap-anywhere'

function Whole({ side, value }: { side: 'before' | 'after'; value: string }) {
  const { t } = useTranslation('admin')
  return (
    <div>
      <p className="text-sm text-muted">{t(`audit.${side}`)}</p>
      <p className={lookOf}>{value || t('audit.empty')}</p>
    </div>
  )
}

/** One text with what was taken out and put in; the words say so to screen readers, the lines to eyes. */
function Words({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('admin')
  let start = 0
  const parts = diffWordsWithSpace(before, after).map((part) => {
    start += part.value.length
    return { ...part, key: `${start}${part.added ? '+' : part.removed ? '-' : ''}` }
  })
  return (
    <p className={lookOf}>
      {parts.map(({ key, value, added, removed }) => {
        if (added)
          return (
            <ins key={key} className="rounded-xs bg-good/15 text-good underline">
              <span className="sr-only">{t('audit.added')} </span>
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={key} className="rounded-xs bg-bad/10 text-bad line-through">
              <span className="sr-only">{t('audit.removed')} </span>
              {value}
            </del>
          )
        return <span key={key}>{value}</span>
      })}
    </p>
  )
}
