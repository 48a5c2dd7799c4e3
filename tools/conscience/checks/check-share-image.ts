import { type Addresses, internalPath } from '../addresses'
import type { PageCheck, ShareImage, SiteCheck } from '../types'
import { findingsOf, inBothStates } from './make-finding'

/** A page that may be listed has one share picture of 1200×630. */
export function createShareImageCheck(images: ReadonlyMap<string, ShareImage>, addresses: Addresses): PageCheck {
  return (page) =>
    inBothStates(page, ({ shareImages, noindex }) => {
      const add = (sentence: string) => [findingsOf('share-image', page)('head', sentence)]
      const [address] = shareImages
      if (!address) return noindex ? [] : add('It has no share picture.')
      if (shareImages.length > 1) return add(`It has ${shareImages.length} share pictures.`)
      const path = internalPath(address, page.path, addresses)
      const image = path === undefined ? undefined : images.get(path)
      if (!image) return add(`Its share picture ${address} is not the site's.`)
      if (image.status !== 200 || !image.type.startsWith('image/'))
        return add(`Its share picture ${address} answers ${image.status ?? 'nothing'} (${image.type || 'no type'}).`)
      if (image.width !== 1200 || image.height !== 630) return add(`Its share picture is ${image.width}×${image.height}, not 1200×630.`)
      return []
    })
}

/** No two listed pages share one picture: the site answers a missing one with the home page's. */
export function createOwnShareImageCheck(images: ReadonlyMap<string, ShareImage>, addresses: Addresses): SiteCheck {
  return (pages) => {
    const listed = pages.filter((page) => page.listed)
    const digest = (page: (typeof pages)[number]) => {
      const path = internalPath(page.sent.shareImages[0] ?? '', page.path, addresses)
      return path === undefined ? undefined : images.get(path)?.digest
    }
    return [...Map.groupBy(listed, digest)].flatMap(([key, [first, ...others]]) =>
      key === undefined ? [] : others.map((page) => findingsOf('share-image', page)('head', `It shows the picture of ${first?.path}.`)),
    )
  }
}
