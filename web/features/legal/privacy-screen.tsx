import { LegalPage } from './legal-page'

export function Screen() {
  return <LegalPage id="privacy" />
}
