import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isDeep: boolean
  }
}
