declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** Set where schema.org does not know a type or a property. */
    errorType?: 'schemaOrg'
    path?: readonly { type?: string; property?: string; index?: number }[]
  }
  export default class Validator {
    constructor(schemaOrg: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
