import type { TFunction } from 'i18next'
import { showToast } from './toast-store'

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
