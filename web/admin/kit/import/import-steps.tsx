import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { downloadFile } from '../download'
import { NumberTiles } from '../number-tiles'
import { useAttempt } from '../use-attempt'
import { csvErrors } from './csv-reader'
import { countOutcomes, type ImportJob, type ImportPlan, rowsToSend } from './import-job'
import type { FileRow } from './read-rows'
import { useImportJob } from './use-import-job'

interface ImportStepsProps {
  plan: ImportPlan
  label: string
  multiple?: boolean
  options?: ReactNode
  columnHints?: Readonly<Record<string, string>>
  columnsNote?: string
  template?: string
  outcomes: Readonly<Record<string, string>>
  sent: Readonly<Record<string, string>>
  reportText: (file: string) => string
  startText: (count: number) => string
  doneText: (job: ImportJob) => string
  reasonOf: (row: FileRow) => string
}

const box = 'grid gap-4 rounded-card border border-line bg-card p-6'

export function ImportSteps(props: ImportStepsProps) {
  const { t } = useTranslation('admin')
  const { state, choose, start, stop, resume, restart } = useImportJob(props.plan)
  if (state.step === 'idle')
    return (
      <div className="grid gap-6">
        {props.options}
        <FilePicker {...props} problem={state.problem} onChoose={choose} />
        {props.plan.columns && <FileColumns {...props} columns={props.plan.columns} />}
      </div>
    )
  if (state.step === 'reading') return <p role="status">{t('import.reading')}</p>
  const { job } = state
  const { phase, done, total } = job
  const counts = { done, total }
  if (state.step === 'running')
    return (
      <div className={box}>
        <p role="status" className="font-semibold">
          {t(`import.${phase}`, counts)}
        </p>
        <progress
          aria-label={t(`import.${phase}`, counts)}
          value={done}
          max={Math.max(total, 1)}
          className="h-3 w-full accent-action"
        />
        <div>
          <button type="button" className={buttonStyles.secondary} onClick={stop}>
            {t('import.stop')}
          </button>
        </div>
      </div>
    )
  const another = (
    <button type="button" className={buttonStyles.secondary} onClick={restart}>
      {t('import.restart')}
    </button>
  )
  if (state.step === 'stopped')
    return (
      <div className={box}>
        <p role="alert" className="font-semibold">
          {state.problem
            ? t('import.interrupted', { ...counts, reason: state.problem })
            : t('import.stopped', counts)}
        </p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={buttonStyles.primary} onClick={resume}>
            {t('import.resume')}
          </button>
          {another}
        </div>
      </div>
    )
  return (
    <ImportResult {...props} job={job} isDone={state.step === 'done'} onStart={start}>
      {another}
    </ImportResult>
  )
}

function ImportResult({
  job,
  isDone,
  onStart,
  children,
  ...props
}: ImportStepsProps & {
  job: ImportJob
  isDone: boolean
  onStart: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('admin')
  const id = useId()
  const good = rowsToSend(job).length
  const names = isDone ? props.sent : props.outcomes
  const counts = isDone ? job.counts : countOutcomes(job)
  const tiles = Object.entries(names).map(
    ([outcome, name]) => [name, counts[outcome] ?? 0] as const,
  )
  const readable = tiles.length === 0 && !isDone ? ([[t('import.good'), good]] as const) : []
  return (
    <section aria-labelledby={id} className={box}>
      <div role="status">
        <h2 id={id} className="text-heading">
          {t(isDone ? 'import.doneTitle' : 'import.reportTitle')}
        </h2>
        <p className="text-muted wrap-anywhere">
          {isDone ? props.doneText(job) : props.reportText(job.fileName)}
        </p>
      </div>
      <NumberTiles numbers={[...readable, ...tiles, [t('import.bad'), job.bad.length]]} />
      {job.bad.length > 0 && <BadRows {...props} job={job} />}
      {!isDone && good === 0 && <p className="font-semibold">{t('import.nothing')}</p>}
      <div className="flex flex-wrap gap-2">
        {!isDone && good > 0 && (
          <button type="button" className={buttonStyles.primary} onClick={onStart}>
            {props.startText(good)}
          </button>
        )}
        {children}
      </div>
    </section>
  )
}

/** A file with more is broken as a whole. */
const maxListed = 200

function BadRows({ job, reasonOf }: Pick<ImportStepsProps, 'reasonOf'> & { job: ImportJob }) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()
  const rows = job.bad.toSorted((a, b) => a.position - b.position)

  async function download() {
    const { badRowsCsv } = await import('./bad-rows')
    downloadFile('import-errors.csv', badRowsCsv(rows, whyOf), 'text/csv')
  }

  function whyOf(row: FileRow): string {
    const csvError = csvErrors.find((known) => known === row.error)
    return csvError ? t(`import.errors.${csvError}`) : reasonOf(row)
  }

  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{t('import.badTitle')}</h3>
      <ul className="grid gap-2">
        {rows.slice(0, maxListed).map((row) => (
          <li key={row.position} className="border-s-4 border-bad ps-3">
            <strong className="block">
              {row.name ?? t(`import.${job.positionKind}`, { place: row.position })}
            </strong>
            <span className="wrap-anywhere">{whyOf(row)}</span>
          </li>
        ))}
      </ul>
      {rows.length > maxListed && (
        <p className="text-muted">{t('import.badMore', { count: rows.length - maxListed })}</p>
      )}
      {job.positionKind === 'line' && (
        <div>
          <DownloadButton label={t('import.downloadBad')} onClick={() => void attempt(download)} />
        </div>
      )}
    </div>
  )
}

function DownloadButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonStyles.secondary} onClick={onClick}>
      <Download className="size-4.5" />
      {label}
    </button>
  )
}

function FilePicker({
  plan,
  label,
  multiple = false,
  problem,
  onChoose,
}: ImportStepsProps & {
  problem: string | undefined
  onChoose: (files: File[]) => void
}) {
  const id = useId()
  return (
    <div className="rounded-card border border-dashed border-line bg-card p-6">
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={plan.endings.map((ending) => `.${ending}`).join()}
        multiple={multiple}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        className={
          'w-full min-w-0 file:me-3 file:min-h-11 file:rounded-control file:border ' +
          'file:border-line file:bg-paper file:px-4 file:font-semibold file:text-ink'
        }
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-3 font-semibold text-bad wrap-anywhere">
          {problem}
        </p>
      )}
    </div>
  )
}

function FileColumns({
  columns,
  columnHints,
  columnsNote,
  template,
}: ImportStepsProps & { columns: NonNullable<ImportPlan['columns']> }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const id = useId()
  const header = columns.map(({ name, label = name }) => label)
  // Excel with Vietnamese settings splits at semicolons.
  const separator = locale === 'vi' ? ';' : ','
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {t('import.columnsTitle')}
      </h2>
      {columnsNote && <p className="mt-1 text-muted">{columnsNote}</p>}
      <dl className="mt-4 grid gap-4">
        {([true, 'either', false] as const).map((isNeeded) => {
          const some = columns.filter((column) => column.isNeeded === isNeeded)
          return (
            some.length > 0 && (
              <div key={String(isNeeded)}>
                <dt className="font-semibold">{t(`import.columns.${isNeeded}`)}</dt>
                <dd>
                  <ul
                    className={columnHints ? 'mt-1.5 grid gap-3' : 'mt-1.5 flex flex-wrap gap-1.5'}
                  >
                    {some.map(({ name, label = name }) => (
                      <li key={name}>
                        <code
                          className={
                            'rounded-control border border-line bg-card px-2 text-sm leading-7'
                          }
                        >
                          {label}
                        </code>
                        {columnHints && <p className="mt-1 text-muted">{columnHints[name]}</p>}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {template && (
        <div className="mt-4">
          <DownloadButton
            label={t('import.template')}
            onClick={() =>
              downloadFile(`${template}.csv`, `\uFEFF${header.join(separator)}\r\n`, 'text/csv')
            }
          />
        </div>
      )}
    </section>
  )
}
