import { useState } from 'react'
import { site } from '../../schema/site'
import { type MapFocus, OfficeMap } from '../domain/offices/office-map'

/** The office map at the foot of a page. */
export function FooterOfficeMap() {
  const [focus, setFocus] = useState<MapFocus>({ on: site.offices[0].id })
  return (
    <div className="rounded-card bg-card p-4 text-ink">
      <OfficeMap focus={focus} onFocus={setFocus} />
    </div>
  )
}
