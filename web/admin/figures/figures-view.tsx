import { useTranslation } from 'react-i18next'
import { figureRanges } from '../../../schema/admin-fields'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { FilterChips } from '../../ui/filter-chips'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CsvLink } from '../kit/download'
import { choices } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { FigureCard } from './figure-card'

const fields = { range: choices(figureRanges) }

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { state, set } = useListState(fields)
  const { range } = state
  const { data, error, retry } = useAdminData(`/api/admin/figures?range=${range}`)
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
          {data.groups.map(({ group, series }) => (
            <FigureCard key={group} group={group} steps={data.steps} series={series} />
          ))}
        </div>
      )}
    </>
  )
}
