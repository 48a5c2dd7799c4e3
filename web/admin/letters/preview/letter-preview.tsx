import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterWarning, PreviewedLetter } from '../../../../schema/api/letters'
import { suffixes } from '../../../../schema/content/in-one-language'
import type { Locale } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import type { Json, Path } from '../../content/form/paths'
import {
  LanguageToggle,
  type PreviewWidth,
  Toggle,
  WidthToggle,
} from '../../content/preview/preview-toggles'
import { usePreview } from '../../content/preview/use-preview'
import { useErrorText } from '../../kit/use-attempt'
import { letterApi } from '../letter-api'
import { MailFrame } from './mail-frame'

/** CSS pixels */
const widths: Record<PreviewWidth, number> = { phone: 360, desktop: 640 }
const views = ['mail', 'plain'] as const

export function LetterPreview({
  data,
  change,
  onGoTo,
}: {
  data: Json
  change: (path: Path, value: unknown) => void
  onGoTo: (path: Path) => void
}) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [view, setView] = useState<(typeof views)[number]>('mail')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const input = previewInput(data, locale)
  const { preview, error } = usePreview<PreviewedLetter>(letterApi.preview, input)
  const mail = preview?.answer
  const plain = plainField(locale)

  return (
    <section
      aria-label={t('letters.preview.title')}
      className="grid min-w-0 content-start gap-3 self-start xl:sticky xl:top-24"
    >
      <div className="flex flex-wrap gap-x-4">
        <LanguageToggle locale={locale} onLocale={setLocale} />
        <Toggle
          label={t('letters.preview.part')}
          value={view}
          options={views.map((value) => ({ value, label: t(`letters.preview.${value}`) }))}
          onChange={setView}
        />
        {view === 'mail' && (
          <>
            <WidthToggle width={width} onWidth={setWidth} />
            <Toggle
              label={t('letters.preview.theme')}
              value={theme}
              options={(['light', 'dark'] as const).map((value) => ({
                value,
                label: t(`letters.preview.${value}`),
              }))}
              onChange={setTheme}
            />
          </>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {t('entry-form.preview.failed')} {errorText(error)}
        </p>
      )}
      {!mail && error === undefined && <div className="pulsing skeleton h-40" />}
      {mail && view === 'mail' && (
        <MailFrame html={mail.html} width={widths[width]} theme={theme} />
      )}
      {mail && view === 'plain' && (
        <PlainText
          locale={locale}
          text={mail.text}
          isWritten={input.plain !== undefined}
          onWrite={() => {
            change([plain], mail.text)
            onGoTo([plain])
          }}
          onUnwrite={() => change([plain], '')}
        />
      )}
      {mail && <MailChecks bytes={mail.bytes} warnings={mail.warnings} />}
    </section>
  )
}

function MailChecks({ bytes, warnings }: { bytes: number; warnings: readonly LetterWarning[] }) {
  const { t } = useTranslation('admin')
  const size = formatNumber(Math.round(bytes / 102.4) / 10, useLocale())

  function wordsOf({ kind, where }: LetterWarning): string {
    const words = t(`letters.warnings.${kind}`)
    return where === undefined
      ? words
      : t('letters.warningAt', { words: words.replace(/\.$/, ''), where })
  }

  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p className="text-sm text-muted">
        {t('letters.preview.size', { size })} {t('letters.preview.sizeHint')}
      </p>
      {warnings.length === 0 ? (
        <p className="mt-1 text-good">{t('letters.preview.fine')}</p>
      ) : (
        <>
          <p className="mt-1 font-semibold">
            {t('letters.preview.warnings', { count: warnings.length })}
          </p>
          <ul className="mt-1 list-disc ps-5 wrap-anywhere">
            {warnings.map((warning) => (
              <li key={`${warning.kind} ${warning.where}`}>{wordsOf(warning)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface PlainTextProps {
  locale: Locale
  text: string
  isWritten: boolean
  onWrite: () => void
  onUnwrite: () => void
}

function PlainText({ locale, text, isWritten, onWrite, onUnwrite }: PlainTextProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        {t(isWritten ? 'letters.preview.plainWritten' : 'letters.preview.plainMade')}
      </p>
      <section
        lang={locale}
        aria-label={t('letters.preview.plainText')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the arrow keys
        tabIndex={0}
        className="max-h-[60vh] overflow-auto rounded-card border border-line bg-card p-4 text-sm"
      >
        <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </section>
      <div>
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={isWritten ? onUnwrite : onWrite}
        >
          {t(isWritten ? 'letters.preview.unwrite' : 'letters.preview.write')}
        </button>
      </div>
    </div>
  )
}

const plainField = (locale: Locale) => `plain${suffixes[locale]}`

function previewInput(data: Json, locale: Locale) {
  const textOf = (name: string) => {
    const value = data[name + suffixes[locale]]
    return typeof value === 'string' ? value.trim() : ''
  }
  const plain = textOf('plain')
  return {
    locale,
    subject: textOf('subject'),
    preview: textOf('preview'),
    content: textOf('content'),
    ...(plain && { plain }),
  }
}
