import type { ImportedSubscribers } from '../../../../schema/api/admin-subscribers'
import type { MailingList } from '../../../../schema/mailing-lists'
import { writeAdmin } from '../../kit/admin-api'
import type { ImportPlan } from '../../kit/import/import-job'
import { aliases, columnNames, columns } from './columns'

export const subscriberImport = (list: MailingList): ImportPlan => ({
  endings: ['csv', 'xlsx'],
  columns: columns.map((column) => ({
    name: columnNames[column],
    isNeeded: true,
    aliases: aliases[column],
  })),
  batchRows: 500,
  prepare: async (rows) => {
    const { prepareSubscribers } = await import('./prepare-subscribers')
    return prepareSubscribers(rows, new Date())
  },
  send: async (rows) => {
    const counts = await writeAdmin<ImportedSubscribers>('POST', '/api/admin/subscribers/import', {
      list,
      rows,
    })
    return { counts: { ...counts }, refused: [] }
  },
})
