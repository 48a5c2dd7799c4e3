import { useTranslation } from 'react-i18next'
import type { LetterRow, SendingProgress } from '../../../schema/api/letters'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { type Column, DataTable, LastChange, TwoTitles } from '../kit/data-table'
import { letterScreens } from './letter-api'
import { SendingMark } from './sending-mark'

const counts = [
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'unsubscribed',
  'clicks',
] as const satisfies (keyof SendingProgress)[]

export function LetterTable({ rows }: { rows: readonly LetterRow[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const columns: Column<LetterRow>[] = [
    {
      header: t('letters.columns.title'),
      isTitle: true,
      cell: (letter) => (
        <TwoTitles
          row={letter}
          to={letterScreens.one(letter.id)}
          name={text(letter, 'title', locale) || t('kit.untitled')}
        />
      ),
    },
    {
      header: t('letters.columns.state'),
      onPhone: 'line',
      cell: ({ sending, archived }) => (
        <SendingMark sending={sending} isArchived={archived.length > 0} />
      ),
    },
    ...counts.map(
      (name): Column<LetterRow> => ({
        header: t(`letters.columns.${name}`),
        align: 'end',
        cell: ({ sending }) => {
          const count = sending?.[name] ?? null
          return count === null ? '–' : formatNumber(count, locale)
        },
      }),
    ),
    { header: t('letters.columns.edited'), cell: (letter) => <LastChange row={letter} /> },
  ]
  return (
    <DataTable caption={t('letters.list')} columns={columns} rows={rows} rowId={({ id }) => id} />
  )
}
