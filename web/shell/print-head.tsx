import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { makeQrCode } from '../../schema/qr-code'
import { site } from '../../schema/site'
import { useSettings } from '../lib/page-data'
import { QrCode } from '../ui/qr-code'

/** The name and the address of a page on paper. */
export function PrintHead() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { siteUrl } = useSettings()
  const { href, host } = new URL(pathname, siteUrl)
  return (
    <div className="page hidden items-center justify-between pb-4 print:flex">
      <p>
        <b className="block font-display text-xl">{site.name}</b>
        {t('printedFrom')} {host + decodeURI(pathname)}
      </p>
      <QrCode code={makeQrCode(href)} label={t('qrCode')} className="size-20" />
    </div>
  )
}
