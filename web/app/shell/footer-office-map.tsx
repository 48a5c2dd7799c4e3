import { use, useState } from 'react'
import { site } from '../../../schema/site'
import { type MapFocus, OfficeMap } from '../../components/office-map'
import { useLocale } from '../../lib/locale-context'
import { loadTexts } from '../page-modules'

/** The office map with the texts it needs, whatever page it stands on. */
export function FooterOfficeMap() {
  use(loadTexts('contact', useLocale()))
  const [focus, setFocus] = useState<MapFocus>({ on: site.offices[0].id })
  return (
    <div className="rounded-card bg-card p-4 text-ink">
      <OfficeMap focus={focus} onFocus={setFocus} />
    </div>
  )
}
