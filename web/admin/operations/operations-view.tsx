import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Operations, operationFigures } from '../../../schema/api/admin-operations'
import { formatNumber } from '../../../schema/numbers'
import { partName, type Trouble, troubleText } from '../../../schema/troubles'
import { useLocale } from '../../lib/locale-context'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { DayChart } from '../kit/day-chart'
import { formatInstant } from '../kit/format-instant'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { BackupStatus } from './backup-status'

export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData('/api/admin/operations')
  return (
    <>
      <ViewHeader title={t('operations.title')} intro={t('operations.intro')} />
      <div className="grid gap-8">
        {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
        {data && <State state={data} />}
        <BackupStatus />
      </div>
    </>
  )
}

function State({ state: { troubles, history, parts, figures, errors } }: { state: Operations }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Section id="troubles" title={t('operations.now')}>
        <Troubles troubles={troubles} />
      </Section>
      <Section id="history" title={t('operations.history')}>
        <History rows={history} />
      </Section>
      <div className="grid gap-4 xl:grid-cols-3">
        {operationFigures.map((figure) => (
          <DayChart
            key={figure}
            title={t(`operations.figures.${figure}`)}
            days={figures[figure]}
            empty={t('operations.none')}
          />
        ))}
      </div>
      <Section id="errors" title={t('operations.errors')} intro={t('operations.errorsText')}>
        <Errors errors={errors} />
      </Section>
      <Section id="parts" title={t('operations.parts')}>
        <Parts parts={parts} />
      </Section>
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  intro?: string
  children: ReactNode
}

function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {intro && <p className="max-w-2xl text-muted">{intro}</p>}
      {children}
    </section>
  )
}

function Troubles({ troubles }: { troubles: readonly Trouble[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (troubles.length === 0) return <p>{t('operations.fine')}</p>
  return (
    <ul className="rounded-card border border-s-4 border-bad bg-card px-4 py-3">
      {troubles.map((trouble) => (
        <li key={trouble.name} className="py-1 font-semibold">
          {troubleText(trouble, locale)}
        </li>
      ))}
    </ul>
  )
}

function History({ rows }: { rows: Operations['history'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (rows.length === 0) return <p className="text-muted">{t('operations.noHistory')}</p>
  const columns: Column<Operations['history'][number]>[] = [
    { header: t('operations.trouble'), isTitle: true, cell: (row) => troubleText(row, locale) },
    { header: t('operations.seen'), cell: ({ seenAt }) => formatInstant(seenAt, locale) },
    {
      header: t('operations.recovered'),
      cell: ({ recoveredAt }) => formatInstant(recoveredAt, locale) || t('operations.lasting'),
    },
  ]
  return (
    <DataTable
      caption={t('operations.history')}
      columns={columns}
      rows={rows}
      rowId={({ name, seenAt }) => `${name} ${seenAt}`}
    />
  )
}

function Errors({ errors }: { errors: Operations['errors'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (errors.length === 0) return <p>{t('operations.noErrors')}</p>
  const columns: Column<Operations['errors'][number]>[] = [
    {
      header: t('operations.message'),
      isTitle: true,
      cell: ({ message }) => <code className="wrap-anywhere">{message}</code>,
    },
    { header: t('operations.page'), cell: ({ page }) => t(`operations.pages.${page}`) },
    {
      header: t('operations.count'),
      align: 'end',
      cell: ({ count }) => formatNumber(count, locale),
    },
    { header: t('operations.build'), cell: ({ build }) => build.slice(0, 8) },
    {
      header: t('operations.lastSeen'),
      cell: ({ lastSeenAt }) => formatInstant(lastSeenAt, locale),
    },
  ]
  return (
    <DataTable
      caption={t('operations.errors')}
      columns={columns}
      rows={errors}
      rowId={({ page, message }) => `${page} ${message}`}
    />
  )
}

function Parts({ parts }: { parts: Operations['parts'] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<Operations['parts'][number]>[] = [
    { header: t('operations.part'), isTitle: true, cell: ({ name }) => partName(name, locale) },
    {
      header: t('operations.succeeded'),
      cell: ({ succeededAt, isLate }) => (
        <>
          {formatInstant(succeededAt, locale) || t('operations.never')}
          {isLate && <b className="text-bad"> · {t('operations.late')}</b>}
        </>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('operations.parts')}
      columns={columns}
      rows={parts}
      rowId={({ name }) => name}
    />
  )
}
