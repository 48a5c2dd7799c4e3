import { useTranslation } from 'react-i18next'
import type { MediaUse } from '../../../../schema/api/admin-media'
import { text } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { SiteLink } from '../../../ui/site-link'

export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (uses.length === 0) return <p className="text-sm text-muted">{t('media.detail.noUses')}</p>
  return (
    <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
      {uses.map((use) => (
        <li key={`${use.noun} ${use.id}`}>
          <SiteLink
            to={use.path}
            className="inline-block py-1 font-semibold underline underline-offset-4 wrap-anywhere"
          >
            {text(use, 'title', locale) || t('media.detail.untitled')}
          </SiteLink>{' '}
          <span className="text-muted">{t(`media.detail.nouns.${use.noun}`)}</span>
        </li>
      ))}
    </ul>
  )
}
