import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterFramePath } from '../../../../schema/paths'
import { ScaledFrame } from '../../kit/scaled-frame'

interface MailFrameProps {
  html: string
  /** CSS pixels */
  width: number
  theme: 'light' | 'dark'
}

export function inTheme(html: string, theme: 'light' | 'dark'): string {
  return html.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, wanted) =>
    wanted === theme ? '(min-width:0)' : '(max-width:0)',
  )
}

/** A page of its own, as this page's policy forbids inline styles. Links open in new tabs. */
export function MailFrame({ html, width, theme }: MailFrameProps) {
  const { t } = useTranslation('admin')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isLoaded || !page) return
    page.documentElement.innerHTML = inTheme(html, theme)
    page.head.append(Object.assign(page.createElement('base'), { target: '_blank' }))
  }, [html, theme, isLoaded])

  return (
    <ScaledFrame
      ref={frame}
      width={width}
      title={t('letters.preview.frame')}
      src={letterFramePath}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setIsLoaded(true)}
    />
  )
}
