import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { isUnread } from '../../../../schema/content/machine-texts'
import { errorCodes } from '../../../../schema/errors'
import { useLocale } from '../../../lib/locale-context'
import { SiteLink } from '../../../ui/site-link'
import { factInUseText } from '../../kit/fact-errors'
import type { BulkOutcome } from '../../kit/list/bulk-bar'
import { entryScreens } from '../entry-api'
import { pathLabel } from '../form/labels'
import { titleOf } from '../titles'

/** Why the change of an entry was refused. */
export function EntryRefusal({ entry, outcome }: { entry: ListedEntry; outcome: BulkOutcome }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const { code, issues = [] } = outcome
  const [first] = issues
  const known = errorCodes.find((one) => one === code) ?? 'INTERNAL'
  const lacks =
    first &&
    (issues.every(isUnread)
      ? t('entries.bulk.unread', { count: issues.length })
      : t('entries.bulk.lacks', {
          count: issues.length,
          first: pathLabel(t, entry.kind, first.path.split('.')),
        }))
  return (
    <>
      <SiteLink
        to={entryScreens.editor(entry.id)}
        className="font-semibold underline underline-offset-4"
      >
        {titleOf(entry, locale, t)}
      </SiteLink>
      {': '}
      {factInUseText(t, { ...(code && { code }), issues }) ?? lacks ?? t(`shell:errors.${known}`)}
    </>
  )
}
