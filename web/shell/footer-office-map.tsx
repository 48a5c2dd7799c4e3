import { use, useState } from 'react'
import { site } from '../../schema/site'
import { type MapFocus, OfficeMap } from '../domain/offices/office-map'
import { loadTexts } from '../i18n/i18n'
import { useLocale } from '../lib/locale-context'

/** The office map with the texts it needs, whatever page it stands on. */
export function FooterOfficeMap() {
  use(loadTexts(useLocale(), ['contact']))
  const [focus, setFocus] = useState<MapFocus>({ on: site.offices[0].id })
  return (
    <div className="rounded-card bg-card p-4 text-ink">
      <OfficeMap focus={focus} onFocus={setFocus} />
    </div>
  )
}
