import { useEffect } from 'react'
import { LoadError } from '../components/states'
import { hasTexts } from '../i18n/translate'
import { useLocale } from '../lib/locale-context'
import { keptPaths } from '../lib/offline/kept-paths'
import { Shell } from './shell/shell'

interface PageLoadFaultProps {
  error: unknown
  onRetry: () => void
  path: string
}

/**
 * A page whose scripts or content did not come. A kept one may belong to another build than the page that runs: loaded anew it is whole.
 * So it is where not even the words to say so have come.
 */
export function PageLoadFault({ error, onRetry, path }: PageLoadFaultProps) {
  const isSpeechless = !hasTexts(useLocale(), 'shell')
  const isReload = isSpeechless || keptPaths().includes(path)
  useEffect(() => {
    if (isReload) window.location.reload()
  }, [isReload])
  if (isSpeechless) return null
  return (
    <Shell>
      <div className="page py-14">{!isReload && <LoadError error={error} onRetry={onRetry} />}</div>
    </Shell>
  )
}
