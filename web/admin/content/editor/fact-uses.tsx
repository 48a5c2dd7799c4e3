import { useTranslation } from 'react-i18next'
import type { FactUse } from '../../../../schema/api/admin-entries'
import { factToken } from '../../../../schema/content/facts'
import { languageTags } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { SiteLink } from '../../../ui/site-link'
import { LoadError } from '../../../ui/states'
import { useAdminData } from '../../kit/admin-api'
import { entryApi, entryScreens } from '../entry-api'
import { FormPart } from '../form/entry-form'
import { titleOf } from '../titles'

const editorOf = ({ kind, id }: FactUse) =>
  kind === 'post' ? `/admin/posts/${encodeURIComponent(id)}` : entryScreens.editor(id)

/** The texts that name a figure, and how they name it. */
export function FactUses({ id, slug }: { id: string; slug: string }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, retry } = useAdminData(entryApi.uses(id))
  return (
    <FormPart
      id="entry-part-uses"
      title={t('entries.facts.uses')}
      hint={t('entries.facts.usesHint', { token: factToken(slug) })}
    >
      {error !== undefined && <LoadError error={error} onRetry={retry} />}
      {!data && error === undefined && <div className="pulsing skeleton h-11" />}
      {data?.length === 0 && <p className="text-muted">{t('entries.facts.unused')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((use) => (
            <li key={use.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <SiteLink
                to={editorOf(use)}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline"
              >
                {titleOf(use, locale, t)}
              </SiteLink>
              <span className="text-sm text-muted">
                {use.kind === 'post' ? t('entries.facts.article') : t(`entries.kinds.${use.kind}`)}
                {' · '}
                {use.publicIn.length === 0
                  ? t('entries.facts.notPublic')
                  : use.publicIn.map((one) => languageTags[one].own).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormPart>
  )
}
