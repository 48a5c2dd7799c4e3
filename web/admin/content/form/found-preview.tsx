import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { isRecord } from '../../../../schema/content/in-one-language'
import { defaultMetaOf, metaLengths, metaOf } from '../../../../schema/content/page-meta'
import { fillSiteTokens } from '../../../../schema/content/site-settings'
import { firstWords } from '../../../../schema/cut-text'
import { type Locale, languageTags, locales } from '../../../../schema/locale'
import { absoluteUrl } from '../../../../schema/paths'
import { site } from '../../../../schema/site'
import { writtenMeta } from '../../../domain/heads/make-head'
import { bareTitle } from '../../../lib/page'
import { useSettings } from '../../../lib/page-data'
import { StoredPicture } from '../../media/stored-picture'
import type { FormTools } from './form-tools'
import type { Json } from './paths'
import { bothColumns, ofLanguage } from './shown-languages'

type Shown = Pick<FormTools, 'kind' | 'slug'> & { data: Json }

/** What search results and shared cards show of the page, in both languages. */
export const FoundPreview = memo(function FoundPreview(shown: Shown) {
  const { t } = useTranslation('admin')
  return (
    <section aria-label={t('entry-form.found.title')} className="mt-6">
      <h3 className="font-semibold">{t('entry-form.found.title')}</h3>
      <p className="text-sm text-muted">{t('entry-form.found.text')}</p>
      <div className={`mt-3 grid gap-5 ${bothColumns}`}>
        {locales.map((locale) => (
          <div key={locale} lang={locale} className={`min-w-0 ${ofLanguage[locale]}`}>
            <Found {...shown} locale={locale} />
          </div>
        ))}
      </div>
    </section>
  )
})

function Found({ kind, slug, data, locale }: Shown & { locale: Locale }) {
  const { t } = useTranslation('admin')
  const settings = useSettings()
  const price = [data.discountedPrice, data.price].find((amount) => typeof amount === 'number')
  const meta = writtenMeta(
    { locale, settings },
    metaOf(kind, { ...data, meta: isRecord(data.meta) ? data.meta : {} }),
    price,
  )
  const filled = (text: string) => fillSiteTokens(text, locale, settings.site)
  const title = filled(meta.title) || t('entry-form.editor.untitled')
  const { siteUrl, defaultLocale } = settings
  const path = entryPagePath(kind, slug)
  const address = absoluteUrl(siteUrl, path ?? '/', locale, defaultLocale)
  const [host, ...steps] = address.replace(/^https?:\/\//, '').split('/')
  const picture = defaultMetaOf(kind, data).picture
  return (
    <>
      <p className="mb-1 text-sm font-semibold text-muted">{languageTags[locale].own}</p>
      <div className="rounded-control border border-line bg-paper p-3 wrap-anywhere">
        <p className="text-sm text-muted">
          {site.name} · {[host, ...steps.filter(Boolean)].join(' › ')}
        </p>
        <p className="text-lg leading-snug text-accent">{firstWords(title, metaLengths.title)}</p>
        <p className="text-sm">{firstWords(filled(meta.description), metaLengths.description)}</p>
      </div>
      <div className="mt-3 max-w-sm overflow-hidden rounded-control border border-line bg-paper">
        <StoredPicture
          src={picture || '@assets/art/default-cover'}
          format="wide"
          className="aspect-[1200/630] w-full object-cover"
        />
        <div className="p-3 wrap-anywhere">
          <p className="text-sm text-muted">{host}</p>
          <p className="font-semibold">{firstWords(bareTitle(title), metaLengths.title)}</p>
        </div>
      </div>
    </>
  )
}
