import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { formatDateOrNothing } from '../../../schema/time'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ListHero } from '../../ui/list-hero'
import { pagePart } from '../../ui/page-part'
import { type LegalId, legalIdOf } from './legal-id'

const LegalBody = pagePart(async () => (await import('./legal-body')).LegalBody)

export function Screen({ params }: ScreenProps) {
  const id = legalIdOf(params)
  const remote = useApi(entryPath('page', id, useLocale()))
  return <SiteEntry remote={remote}>{(page) => <LegalPage id={id} page={page} />}</SiteEntry>
}

Screen.parts = [LegalBody]

function LegalPage({ id, page }: { id: LegalId; page: EntryOf<'page'> }) {
  const { t } = useTranslation('legal')
  const locale = useLocale()
  const title = t(`${id}.title`)
  return (
    <>
      <Breadcrumbs steps={[]} here={title} />
      <article>
        <ListHero title={title} intro={t(`${id}.intro`)}>
          <p className="mt-4 text-sm text-muted">
            <time dateTime={page.updated}>
              {t('updated', { date: formatDateOrNothing(page.updated, locale) })}
            </time>
          </p>
        </ListHero>
        <LegalBody page={page} />
      </article>
    </>
  )
}
