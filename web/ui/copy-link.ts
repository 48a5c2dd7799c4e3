import type { TFunction } from 'i18next'
import { showToast } from './toast-store'

/**
 * Shows the result as a toast, with the address if the clipboard refuses. Returns whether it was
 * copied.
 */
export async function copyLink(
  url: string,
  t: TFunction<'shell'>,
  text?: string,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: t('linkCopied'), ...(text && { text }) })
    return true
  } catch (error) {
    console.debug('the clipboard refused', error)
    showToast({ title: t('copyFailed'), text: url, destructive: true })
    return false
  }
}
