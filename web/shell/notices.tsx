import { OfflineBanner } from '../ui/offline-banner'
import { LanguageOffer } from './language-offer'

/** What may stand above a page once it has come to life. */
export function Notices() {
  return (
    <>
      <LanguageOffer />
      <OfflineBanner />
    </>
  )
}
