import type { Locale } from '../../schema/locale'
import { boundTextFile } from '../lib/bound-texts'
import { loadingOnce } from '../lib/load-once'
import { getI18n } from './i18n'
import type { AdminArea } from './vi/admin'

const files = import.meta.glob<{ texts: object }>([
  './{vi,en}/admin/*.ts',
  '!./{vi,en}/admin/{frame,kit,palette}.ts',
])
const failedForMs = 1000
const loadOnce = loadingOnce<void>(failedForMs)

/**
 * Adds texts of areas to the namespace `admin`; the same promise for the same areas. Rejects where
 * one cannot be read; that can be tried again after a second.
 */
export function loadAdminTexts(locale: Locale, areas: readonly AdminArea[]): Promise<void> {
  return loadOnce([locale, ...areas].join(' '), async () => {
    await Promise.all(areas.map((area) => addArea(locale, area)))
  })
}

async function addArea(locale: Locale, area: AdminArea): Promise<void> {
  const load = files[`./${locale}/admin/${area}.ts`]
  if (!load) throw new RangeError(`there is no text file of the area '${area}' in ${locale}`)
  const { texts } = await load()
  getI18n(locale).addResourceBundle(locale, 'admin', { [area]: boundTextFile(texts) }, true)
}
