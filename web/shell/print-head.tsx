import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { site } from '../../schema/site'
import { type PrintedAddress, usePageData } from '../lib/page-data'
import { QrCode } from '../ui/qr-code'

export function PrintHead() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { settings, printed: served } = usePageData()
  const { href, host } = new URL(pathname, settings.siteUrl)
  const [made, setMade] = useState<PrintedAddress>()
  const printed = [served, made].find((one) => one?.pathname === pathname)
  const hasCode = printed !== undefined
  // The Worker makes the first page's code; later ones load the generator.
  useEffect(() => {
    if (hasCode) return
    import('../../schema/qr-code').then(
      ({ makeQrCode }) => setMade({ pathname, code: makeQrCode(href) }),
      (error: unknown) => console.debug('a page will be printed without its QR code', error),
    )
  }, [hasCode, pathname, href])
  return (
    <div className="page hidden items-center justify-between pb-4 print:flex">
      <p>
        <b className="block font-display text-xl">{site.name}</b>
        {t('printedFrom')} {host + decodeURI(pathname)}
      </p>
      {printed && <QrCode code={printed.code} label={t('qrCode')} className="size-20" />}
    </div>
  )
}
