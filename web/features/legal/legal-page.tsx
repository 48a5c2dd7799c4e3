import { useTranslation } from 'react-i18next'
import { valueIn } from '../../../schema/locale'
import { formatDateOrNothing } from '../../../schema/time'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ContentBody } from '../../ui/content-body'
import { ListHero } from '../../ui/list-hero'
import { TableOfContents } from '../../ui/table-of-contents'
import type { LegalId } from './heads'

/** What a legal page is: its name, its date, its text with the way through it. */
export function LegalPage({ id }: { id: LegalId }) {
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
