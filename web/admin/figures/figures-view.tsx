import { useTranslation } from 'react-i18next'
import { figureRanges } from '../../../schema/admin-fields'
import type { FigureSeries } from '../../../schema/api/admin-figures'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { FilterChips } from '../../ui/filter-chips'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CsvLink } from '../kit/download'
import { choices } from '../kit/list/use-admin-list'
import { listWords } from '../kit/list-words'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { FigureCard } from './figure-card'
import { TopPages, TopSources } from './top-lists'

const fields = { range: choices(figureRanges) }

const isEmpty = ({ counts, before }: FigureSeries) =>
  before === 0 && counts.every((count) => count === 0)

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { state, set } = useListState(fields)
  const { range } = state
  const { data, error, retry } = useAdminData(`/api/admin/figures?range=${range}`)
  const empty = (data?.groups ?? []).filter(({ series }) => series.every(isEmpty))
  const shown = (data?.groups ?? []).filter((one) => !empty.includes(one))
  return (
    <>
      <ViewHeader title={t('figures.title')} intro={t('figures.intro')}>
        <CsvLink
          href={`/api/admin/figures.csv?range=${range}&locale=${locale}`}
          label={t('figures.csv')}
        />
      </ViewHeader>
      <FilterChips
        label={t('figures.range')}
        path="/admin/figures"
        name="range"
        value={range}
        options={figureRanges.map((value) => ({ value, label: t(`figures.ranges.${value}`) }))}
        onChange={(chosen) => set({ range: chosen })}
      />
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {data && (
        <div className="mt-5 grid gap-4">
          <TopPages pages={data.pages} range={range} />
          <TopSources sources={data.sources} range={range} />
          {shown.map((one) => (
            <FigureCard key={one.group} {...one} steps={data.steps} />
          ))}
          {empty.length > 0 && (
            <p className="text-muted">
              {t('figures.noneOf', {
                groups: listWords(
                  empty.map(({ group }) => t(`figures.groups.${group}`)),
                  locale,
                ),
              })}
            </p>
          )}
        </div>
      )}
    </>
  )
}
