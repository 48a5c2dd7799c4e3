import { LegalPage } from './legal-page'

export { termsHead as head } from './heads'

export function Screen() {
  return <LegalPage id="terms" />
}
