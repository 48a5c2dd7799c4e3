import { useTranslation } from 'react-i18next'
import type {
  Arrivals,
  FigureRange,
  Figures,
  FigureTable,
  PageViews,
  Ranking,
} from '../../../schema/api/admin-figures'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { sourceName } from '../../../schema/figure-words'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { localizedHref } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { SiteLink } from '../../ui/site-link'
import { entryScreens } from '../content/entry-api'
import { titleOf } from '../content/titles'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { CsvLink } from '../kit/download'

export function TopPages({ pages, range }: { pages: Figures['pages']; range: FigureRange }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<PageViews>[] = [
    {
      header: t('figures.columns.title'),
      isTitle: true,
      cell: (page) => <PageLink page={page} />,
    },
    {
      header: t('figures.columns.language'),
      cell: (page) => t(`figures.columns.languages.${page.locale}`),
    },
    { header: t('figures.columns.kind'), cell: ({ kind }) => t(`entries.kinds.${kind}`) },
    {
      header: t('figures.columns.views'),
      align: 'end',
      cell: ({ views }) => formatNumber(views, locale),
    },
    {
      header: t('figures.edit'),
      isHeaderHidden: true,
      cell: (page) => (
        <SiteLink
          to={entryScreens.editor(page.id)}
          className={rowButton}
          aria-label={t('figures.editOf', { title: titleOf(page, page.locale, t) })}
        >
          {t('figures.edit')}
        </SiteLink>
      ),
    },
  ]
  return (
    <TopList
      table="pages"
      range={range}
      list={pages}
      columns={columns}
      rowId={({ id, locale: read }) => `${id} ${read}`}
    />
  )
}

/** Only its title where readers have no such page any more. */
function PageLink({ page }: { page: PageViews }) {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  const path = entryPagePath(page.kind, page.slug)
  const title = titleOf(page, page.locale, t)
  if (!page.isPublic || !path) return title
  return (
    <a
      href={localizedHref(path, page.locale, defaultLocale)}
      target="_blank"
      rel="noreferrer"
      className="wrap-anywhere underline decoration-1 underline-offset-4"
    >
      {title}
      <span className="sr-only"> {t('figures.newTab')}</span>
    </a>
  )
}

export function TopSources({
  sources,
  range,
}: {
  sources: Figures['sources']
  range: FigureRange
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<Arrivals>[] = [
    {
      header: t('figures.columns.source'),
      isTitle: true,
      cell: ({ source }) => <span className="wrap-anywhere">{sourceName(source, locale)}</span>,
    },
    {
      header: t('figures.columns.kind'),
      cell: ({ kind }) => t(`figures.columns.arrivalKinds.${kind}`),
    },
    {
      header: t('figures.columns.arrivals'),
      align: 'end',
      cell: ({ arrivals }) => formatNumber(arrivals, locale),
    },
  ]
  return (
    <TopList
      table="sources"
      range={range}
      list={sources}
      columns={columns}
      rowId={({ source }) => source}
    />
  )
}

interface TopListProps<Row> {
  table: Exclude<FigureTable, 'steps'>
  range: FigureRange
  list: Ranking<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
}

function TopList<Row>({ table, range, list: { rows, isCut }, columns, rowId }: TopListProps<Row>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const title = t(`figures.${table}`)
  return (
    <section aria-labelledby={`figures-${table}`} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`figures-${table}`} className="text-base font-semibold">
          {title}
        </h2>
        {rows.length > 0 && (
          <CsvLink
            href={`/api/admin/figures.csv?range=${range}&locale=${locale}&table=${table}`}
            label={t(`figures.${table}Csv`)}
          />
        )}
      </div>
      {isCut && <p className="mb-2 text-sm">{t('figures.cut')}</p>}
      {rows.length === 0 ? (
        <p className="text-muted">{t('figures.none')}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowId={rowId} />
      )}
    </section>
  )
}
