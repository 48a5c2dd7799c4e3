import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { withoutBlanks } from '../../../../../schema/content/check-data'
import type { EntryKind } from '../../../../../schema/content/choices'
import { type Locale, languageTags, locales } from '../../../../../schema/locale'
import { paths } from '../../../../../schema/paths'
import { writeApi } from '../../../../lib/api'
import { useLocale } from '../../../../lib/locale-context'
import { localizedHref } from '../../../../lib/navigation'
import { useSettings } from '../../../../lib/page-data'
import { useErrorText } from '../../kit/use-attempt'
import { useDebounced } from '../../kit/use-debounced'
import { entryApi } from '../content/entry-api'
import type { Json } from '../form/paths'

const quietMs = 500
/** CSS pixels of the page inside. */
const widths = { phone: 360, desktop: 1280 } as const
type Width = keyof typeof widths

interface PreviewFrameProps {
  kind: EntryKind
  slug: string
  data: Json
}

/** The real page beside the form, a moment after the last letter; nothing is published. */
export function PreviewFrame({ kind, slug, data }: PreviewFrameProps) {
  const { t } = useTranslation('admin')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [width, setWidth] = useState<Width>('phone')
  const errorText = useErrorText()
  const settled = useDebounced(data, quietMs)
  const input = { kind, slug, locale, data: withoutBlanks(settled) }
  const { data: view, error } = useSWR<object>(
    [entryApi.preview, JSON.stringify(input)] as const,
    async () => (await writeApi('POST', entryApi.preview, input)).json(),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const message = useMemo(() => view && { kind, slug, locale, view }, [kind, slug, locale, view])
  return (
    <section aria-label={t('entries.preview.title')} className="min-w-0 self-start xl:sticky xl:top-24">
      <div className="mb-2 flex flex-wrap gap-x-4">
        <Toggle
          label={t('entries.preview.language')}
          value={locale}
          options={locales.map((value) => ({ value, label: languageTags[value].own }))}
          onChange={setLocale}
        />
        <Toggle
          label={t('entries.preview.width')}
          value={width}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`entries.preview.${value}`) }))}
          onChange={setWidth}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className="mb-2 text-sm text-bad">
          {t('entries.preview.failed')} {errorText(error)} {view && t('entries.preview.old')}
        </p>
      )}
      <PageFrame key={locale} width={widths[width]} message={message} locale={locale} />
    </section>
  )
}

interface ToggleProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Toggle<Value extends string>({ label, value, options, onChange }: ToggleProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 rounded-control px-2.5 text-sm text-muted hover:bg-line/50 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The frame as wide as the device, made smaller where there is less room. */
function PageFrame({ width, locale, message }: { width: number; locale: Locale; message: object | undefined }) {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow) setIsReady(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (isReady && message) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, message])

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={box} className="h-[75vh] overflow-hidden rounded-card border border-line bg-paper">
      <iframe
        ref={frame}
        title={t('entries.preview.frame')}
        src={localizedHref(paths.entryPreview, locale, defaultLocale)}
        className="mx-auto block origin-top-left"
        style={{ width, height: `${75 / scale}vh`, transform: scale < 1 ? `scale(${scale})` : undefined }}
      />
    </div>
  )
}
