import { createContext, useContext } from 'react'
import type { InOneLanguage } from '../content/in-one-language'

/** Reads a loaded content module's export by the name that the page gave in the route table. */
export const ContentContext = createContext<(name: string) => unknown>(() => undefined)

/**
 * Built-in content that the page's entry in the route table names. The caller states its type: the module of that name
 * exports `content` of it. Undefined where the entry does not load it, as for an unknown slug.
 */
export function useContent<Content>(name: string): InOneLanguage<Content> | undefined {
  return useContext(ContentContext)(name) as InOneLanguage<Content> | undefined
}
