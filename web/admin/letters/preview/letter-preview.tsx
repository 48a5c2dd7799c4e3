import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewedLetter } from '../../../../schema/api/letters'
import type { Locale } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import type { Json, Path } from '../../content/form/paths'
import { LanguageToggle, type PreviewWidth, Toggle, WidthToggle } from '../../kit/preview-toggles'
import { useErrorText } from '../../kit/use-attempt'
import { usePreview } from '../../kit/use-preview'
import { letterApi } from '../letter-api'
import { MailChecks } from './mail-checks'
import { MailFrame } from './mail-frame'
import { PlainText } from './plain-text'
import { plainField, previewInput } from './preview-input'

/** CSS pixels that mail programs show a mail in. */
const widths: Record<PreviewWidth, number> = { phone: 360, desktop: 640 }
const views = ['mail', 'plain'] as const

interface LetterPreviewProps {
  data: Json
  change: (path: Path, value: unknown) => void
  /** Shows a field of the form. */
  onGoTo: (path: Path) => void
}

/** The mail beside the form, a moment after the last letter, with what is to be looked at. */
export function LetterPreview({ data, change, onGoTo }: LetterPreviewProps) {
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
          {t('entries.preview.failed')} {errorText(error)}
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
