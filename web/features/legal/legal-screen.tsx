import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { formatDateOrNothing } from '../../../schema/time'
import { SiteEntry } from '../../domain/entries/entry-page'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, Params, ScreenProps } from '../../lib/page'
import { pageTitle } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ListHero } from '../../ui/list-hero'
import { ContentBody } from '../../ui/rich-text'
import { TableOfContents } from '../../ui/table-of-contents'

type LegalId = 'privacy' | 'terms'

const idOf = ({ document }: Params): LegalId => (document === 'terms' ? 'terms' : 'privacy')

function head(input: HeadInput): Head {
  const { t, data, isMissing } = input
  const id = idOf(input.params)
  const page = data as EntryOf<'page'> | undefined
  return {
    title: pageTitle(t(`legal:${id}.metaTitle`)),
    description: t(`legal:${id}.metaDescription`, { name: site.name }),
    path: paths[id],
    index: !isMissing,
    ...(page && { locales: page.locales }),
    jsonLd: pageGraph(input, { name: t(`legal:${id}.title`), path: paths[id] }),
  }
}

export function Screen({ params }: ScreenProps) {
  const id = idOf(params)
  const remote = useApi(entryPath('page', id, useLocale()))
  return <SiteEntry remote={remote}>{(page) => <LegalPage id={id} page={page} />}</SiteEntry>
}

Screen.head = head

function LegalPage({ id, page }: { id: LegalId; page: EntryOf<'page'> }) {
  const { t } = useTranslation('legal')
  const locale = useLocale()
  const body = valueIn({ vi: page.bodyVi, en: page.bodyEn }, locale)
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
        {body && (
          <div className={'page mt-6 grid gap-6 md:mt-10 lg:aside-text-64 lg:gap-16'}>
            <aside className="lg:sticky lg:top-30 lg:self-start">
              <TableOfContents headings={body.headings} />
            </aside>
            <div>
              <ContentBody body={body} cards={page.cards} />
              <FactsChecked day={page.factsCheckedOn} />
            </div>
          </div>
        )}
      </article>
    </>
  )
}
