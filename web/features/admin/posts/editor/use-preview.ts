import { useEffect, useState } from 'react'
import type { Locale } from '../../../../../schema/locale'
import { writeApi } from '../../../../lib/api'
import { postApi } from '../content/post-api'

const quietMs = 400

interface Preview {
  /** Safe HTML from the site's own renderer; the last one while the next is on its way. */
  html: string | undefined
  error: unknown
  retry: () => void
}

/** The Markdown as the site will show it, rendered by the Worker a moment after the last letter; nothing is asked while it is not wanted. */
export function usePreview(markdown: string, locale: Locale, isWanted: boolean): Preview {
  const [html, setHtml] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same text again
  useEffect(() => {
    if (!isWanted) return
    let isLast = true
    const timer = window.setTimeout(async () => {
      try {
        const response = await writeApi('POST', postApi.preview, { markdown, locale })
        const answer: { html: string } = await response.json()
        if (!isLast) return
        setHtml(answer.html)
        setError(undefined)
      } catch (reason) {
        console.debug('the preview was not rendered', reason)
        if (isLast) setError(reason)
      }
    }, quietMs)
    return () => {
      isLast = false
      window.clearTimeout(timer)
    }
  }, [markdown, locale, isWanted, tries])

  return { html, error, retry: () => setTries((count) => count + 1) }
}
