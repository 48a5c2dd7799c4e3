import { useTranslation } from 'react-i18next'
import { valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { formatDateOrNothing } from '../../../schema/time'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput, Params, ScreenProps } from '../../lib/page'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ContentBody } from '../../ui/content-body'
import { ListHero } from '../../ui/list-hero'
import { TableOfContents } from '../../ui/table-of-contents'

type LegalId = 'privacy' | 'terms'

const idOf = ({ document }: Params): LegalId => (document === 'terms' ? 'terms' : 'privacy')

export function head(input: HeadInput): Head {
  const { t } = input
  const id = idOf(input.params)
  return {
    title: pageTitle(t(`legal:${id}.metaTitle`)),
    description: t(`legal:${id}.metaDescription`, { name: site.name }),
    path: paths[id],
    index: true,
    jsonLd: pageGraph(input, { name: t(`legal:${id}.title`), path: paths[id] }),
  }
}

/** The privacy notice or the terms, by the route's `document` parameter. */
export function Screen({ params }: ScreenProps) {
  const id = idOf(params)
  const { t } = useTranslation('legal')
  const locale = useLocale()
  const legal = useContent(`legal/${id}`)
  const body = legal && valueIn({ vi: legal.bodyVi, en: legal.bodyEn }, locale)
  const title = t(`${id}.title`)
  return (
    <>
      <Breadcrumbs steps={[]} here={title} />
      <article>
        <ListHero title={title} intro={t(`${id}.intro`)}>
          {legal && (
            <p className="mt-4 text-sm text-on-night-muted">
              <time dateTime={legal.updated}>{t('updated', { date: formatDateOrNothing(legal.updated, locale, 'long') })}</time>
            </p>
          )}
        </ListHero>
        {body && (
          <div className="page mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,42rem)] lg:justify-center lg:gap-16">
            <aside className="lg:sticky lg:top-24 lg:self-start">
              <TableOfContents headings={body.headings} />
            </aside>
            <ContentBody body={body} />
          </div>
        )}
      </article>
    </>
  )
}
