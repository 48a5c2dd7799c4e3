import { useTranslation } from 'react-i18next'
import type { LetterDetail } from '../../../schema/api/letters'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { type Column, DataTable } from '../kit/data-table'

type Link = LetterDetail['links'][number]

/** The links of a letter, the most clicked first; nobody knows by whom. */
export function LinkClicks({ links }: { links: readonly Link[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<Link>[] = [
    {
      header: t('letters.sending.link'),
      isTitle: true,
      isLong: true,
      cell: ({ url }) => (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-normal underline underline-offset-4 wrap-anywhere"
        >
          {url}
        </a>
      ),
    },
    {
      header: t('letters.sending.numbers.clicks'),
      align: 'end',
      cell: ({ clicks }) => formatNumber(clicks, locale),
    },
  ]
  return (
    <section aria-labelledby="letter-links">
      <h2 id="letter-links" className="mb-2 text-heading">
        {t('letters.sending.links')}
      </h2>
      {links.length === 0 ? (
        <p className="text-muted">{t('letters.sending.noLinks')}</p>
      ) : (
        <DataTable
          caption={t('letters.sending.links')}
          columns={columns}
          rows={links}
          rowId={({ url }) => url}
        />
      )}
    </section>
  )
}
