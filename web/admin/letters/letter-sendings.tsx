import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import type { LetterDetail } from '../../../schema/api/letters'
import { mailingLists } from '../../../schema/mailing-lists'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { LoadError } from '../../ui/states'
import type { EntryEditing } from '../content/editor/use-entry-editor'
import { readAdmin } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { Waiting } from '../waiting'
import { letterApi } from './letter-api'
import { MailLine } from './mail-line'
import { isQuotaUsed, pollingOf } from './progress'
import { SendPanel } from './send/send-panel'
import { SendingPanel } from './sending-panel'
import { SetupWarnings } from './setup-warnings'
import { TestPanel } from './test-panel'

export function LetterSendings({ editing }: { editing: EntryEditing }) {
  const { t } = useTranslation('admin')
  const { data, error, mutate } = useSWR<LetterDetail>(letterApi.one(editing.entry.id), readAdmin, {
    refreshInterval: (latest) => pollingOf(latest, Date.now()),
    revalidateOnFocus: true,
  })
  if (!data) return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Waiting />
  const { sendings, setup, links } = data
  const current = sendings.filter(({ state }) => state !== 'cancelled')
  const free = mailingLists.filter((list) => current.every((sending) => sending.list !== list))
  const panel = (
    <SendPanel
      key={free.join()}
      editing={editing}
      lists={free}
      setup={setup}
      onSent={() => mutate()}
    />
  )
  return (
    <div className="grid gap-6 *:min-w-0">
      <SetupWarnings setup={setup} />
      <MailLine setup={setup} />
      {sendings.map((sending) => (
        <SendingPanel
          key={sending.id}
          sending={sending}
          rate={setup.rate}
          isQuotaUsed={isQuotaUsed(setup.quota)}
          onChanged={() => mutate()}
        />
      ))}
      {data.sending && data.sending.clicks !== null && <LinkClicks links={links} />}
      <TestPanel editing={editing} hasMail={setup.mail !== 'none'} />
      {current.length === 0 && panel}
      {current.length > 0 && free.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">
            {t('letters.send.more')}
          </summary>
          <div className="mt-2">{panel}</div>
        </details>
      )}
    </div>
  )
}

type Link = LetterDetail['links'][number]

function LinkClicks({ links }: { links: readonly Link[] }) {
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
