import { type FC, lazy } from 'react'

/** A part of the frame of all pages that is loaded when it is needed. Where it cannot be, as without a connection, the page stands without it. */
export function lazyPart<Props extends object>(load: () => Promise<FC<Props>>) {
  return lazy(async (): Promise<{ default: FC<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      console.debug('a part of the page could not be loaded', error)
      return { default: () => null }
    }
  })
}
