export const columnNames = {
  email: 'email',
  language: 'language',
  consentAt: 'consent date',
  consentSource: 'consent source',
} as const
export type Column = keyof typeof columnNames
export const columns: readonly Column[] = ['email', 'language', 'consentAt', 'consentSource']

/** What else a header may say, folded. */
export const aliases: Record<Column, readonly string[]> = {
  email: ['e mail', 'dia chi'],
  language: ['lang', 'ngon ngu'],
  consentAt: ['consent at', 'consentat', 'ngay dong y'],
  consentSource: ['consentsource', 'source', 'nguon dong y'],
}
