import type { Params } from '../../lib/page'

export type LegalId = 'privacy' | 'terms'

export const legalIdOf = ({ document }: Params): LegalId =>
  document === 'terms' ? 'terms' : 'privacy'
