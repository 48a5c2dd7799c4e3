import { LegalPage } from './legal-page'

export { privacyHead as head } from './heads'

export function Screen() {
  return <LegalPage id="privacy" />
}
