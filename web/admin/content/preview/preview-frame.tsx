import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutBlanks } from '../../../../schema/content/blanks'
import type { EntryKind } from '../../../../schema/content/choices'
import type { Locale } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import { useLocale } from '../../../lib/locale-context'
import { localizedHref } from '../../../lib/navigation'
import { useSettings } from '../../../lib/page-data'
import { ScaledFrame } from '../../kit/scaled-frame'
import { useErrorText } from '../../kit/use-attempt'
import { entryApi } from '../entry-api'
import type { Json } from '../form/paths'
import { LanguageToggle, type PreviewWidth, WidthToggle } from './preview-toggles'
import { usePreview } from './use-preview'

/** CSS pixels */
const widths: Record<PreviewWidth, number> = { phone: 360, desktop: 1280 }

export function PreviewFrame({ kind, slug, data }: { kind: EntryKind; slug: string; data: Json }) {
  const { t } = useTranslation('admin')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const errorText = useErrorText()
  const { preview, error } = usePreview<object>(entryApi.preview, {
    kind,
    slug,
    locale,
    data: withoutBlanks(data),
  })
  const message = useMemo(
    // A preview in the other language does not fit the page that was just opened.
    () => (preview?.locale === locale ? { kind, slug, locale, view: preview.answer } : undefined),
    [kind, slug, locale, preview],
  )
  return (
    <section
      aria-label={t('entry-form.preview.title')}
      className="min-w-0 self-start xl:sticky xl:top-24"
    >
      <div className="mb-2 flex flex-wrap gap-x-4">
        <LanguageToggle locale={locale} onLocale={setLocale} />
        <WidthToggle width={width} onWidth={setWidth} />
      </div>
      {error !== undefined && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {t('entry-form.preview.failed')} {errorText(error)}{' '}
          {preview && t('entry-form.preview.old')}
        </p>
      )}
      <PageFrame key={locale} width={widths[width]} message={message} locale={locale} />
    </section>
  )
}

function PageFrame({
  width,
  locale,
  message,
}: {
  width: number
  locale: Locale
  message: object | undefined
}) {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow)
        setIsReady(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (isReady && message)
      frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, message])

  return (
    <ScaledFrame
      ref={frame}
      width={width}
      title={t('entry-form.preview.frame')}
      src={localizedHref(paths.entryPreview, locale, defaultLocale)}
    />
  )
}
