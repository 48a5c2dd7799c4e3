import { createContext, useContext } from 'react'
import type { InOneLanguage } from '../content/in-one-language'
import type { Content, ContentName } from './content-contract'

/** Reads a loaded content module's export by the name that the page gave in the route table. */
export const ContentContext = createContext<(name: string) => unknown>(() => undefined)

/** Built-in content that the page's entry in the route table names; undefined where the entry does not load it, as for an unknown slug. */
export function useContent<Name extends ContentName>(name: Name): InOneLanguage<Content<Name>> | undefined {
  return useContext(ContentContext)(name) as InOneLanguage<Content<Name>> | undefined
}
